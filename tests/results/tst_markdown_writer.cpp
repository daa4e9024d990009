// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/markdown_writer.h"
#include "sample_result.h"
#include "written.h"

#include <QRegularExpression>
#include <QTest>

using namespace thaw;

class TstMarkdownWriter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRowHasTheSameCells()
    {
        const QString page = QString::fromUtf8(test::written(results::writeMarkdown, test::sampleResult()));
        static const QRegularExpression bar("(?<!\\\\)\\|"); // one that isn't escaped
        QList<qsizetype> bars;
        for (const QString &line : page.split(u'\n')) {
            if (line.startsWith(u'|'))
                bars += line.count(bar);
        }
        QCOMPARE(bars, QList<qsizetype>(5, 12)); // head, rule, three runs; eleven columns
    }

    void tellsThatItIsIncomplete()
    {
        measure::Result result = test::sampleResult();
        QVERIFY(test::written(results::writeMarkdown, result).contains("**Incomplete"));
        result.complete = true;
        QVERIFY(!test::written(results::writeMarkdown, result).contains("Incomplete"));
    }

    void markupInTextsIsNotObeyed()
    {
        const QByteArray page = test::written(results::writeMarkdown, test::sampleResult());
        QVERIFY(!page.contains(" <b>"));
        QVERIFY(page.contains("\\<b>\\*never\\*\\</b>"));
    }

    void underscoresAreEscapedOutsideOfWords()
    {
        measure::Result result = test::sampleResult();
        result.title = QStringLiteral("_a_ of latency_ms");
        QVERIFY(test::written(results::writeMarkdown, result).startsWith("# \\_a\\_ of latency_ms\n"));
    }

    void warningsComeLast()
    {
        measure::Result result = test::sampleResult();
        QVERIFY(test::written(results::writeMarkdown, result).endsWith("- co-await: cv above 10 %\n"));
        result.environment.warnings.clear();
        result.warnings.clear();
        for (measure::Run &run : result.runs)
            run.warnings.clear();
        QVERIFY(!test::written(results::writeMarkdown, result).contains("Warnings"));
    }
};

QTEST_GUILESS_MAIN(TstMarkdownWriter)
#include "tst_markdown_writer.moc"
