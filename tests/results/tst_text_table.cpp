// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/run_table.h"
#include "results/text_table.h"
#include "sample_result.h"

#include <QTest>

using namespace thaw;

class TstTextTable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsOnlyParametersThatDiffer()
    {
        measure::Result result = test::sampleResult();
        QCOMPARE(results::runTable(result).columns[1].head, QStringLiteral("answer"));
        QCOMPARE(results::commonParameters(result), QStringLiteral("workload fetch, latency_ms 1000"));
        result.runs.removeLast();
        QCOMPARE(results::runTable(result).columns[1].head, QStringLiteral("Time, ms"));
    }

    void noStallReadsNone()
    {
        measure::Result result = test::sampleResult();
        result.runs.removeLast();
        const auto table = results::runTable(result);
        QCOMPARE(table.columns[2].head, QStringLiteral("Longest stall, ms"));
        QCOMPARE(table.rows[0][2], QStringLiteral("1003.25"));
        QCOMPARE(table.rows[1][2], QStringLiteral("none"));
        QCOMPARE(table.rows[1][3], QStringLiteral("–")); // not measured
    }

    void problemsStandInTheNote()
    {
        QCOMPARE(results::runTable(test::sampleResult()).rows[2].last(),
            QStringLiteral("fetch: the server closed the connection."));
    }

    void columnsAreAligned()
    {
        const QStringList lines = results::textTable(test::sampleResult()).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 5);
        const qsizetype note = lines[0].indexOf(QStringLiteral("Note"));
        QCOMPARE(lines[1].lastIndexOf(u' ') + 1, note);
        QVERIFY(lines[2].mid(note).startsWith(QStringLiteral("Content-Length")));
        QVERIFY(lines[4].mid(note).startsWith(QStringLiteral("fetch: the server")));
        const qsizetype timeEnd = lines[0].indexOf(QStringLiteral("Time, ms")) + 8;
        QCOMPARE(lines[2].left(timeEnd).right(7), QStringLiteral("1003.46"));
    }

    void controlCharactersDontReachATerminal()
    {
        measure::Result result = test::sampleResult();
        result.runs[0].note = QStringLiteral("a\x1b[31m\nb");
        const QString text = results::textTable(result);
        QVERIFY(text.contains(QStringLiteral("a [31m b\n")));
    }

    void noRunsIsAHeadOnly()
    {
        measure::Result result = test::sampleResult();
        result.runs.clear();
        QVERIFY(results::textTable(result).startsWith(QStringLiteral("Strategy  Time, ms  Note\n")));
    }
};

QTEST_APPLESS_MAIN(TstTextTable)
#include "tst_text_table.moc"
