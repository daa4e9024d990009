// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/format_list.h"
#include "results/text_table.h"
#include "sample_result.h"
#include "support/foreign_locale.h"
#include "written.h"

#include <QFile>
#include <QTest>

using namespace thaw;

namespace {

base::Outcome<base::Done> writeTextTable(const measure::Result &result, QIODevice &device)
{
    device.write(results::textTable(result).toUtf8());
    return base::Done {};
}

} // namespace

// Every file that is written, byte for byte, whatever the locale. To renew them after an
// intended change: THAW_RENEW_GOLDEN=1 tst_golden_files, and read the difference.
class TstGoldenFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void sameInEveryLocale_data()
    {
        QTest::addColumn<QString>("locale");
        for (const char *locale : { "C", "de_DE", "ar_EG", "mr_IN" })
            QTest::newRow(locale) << locale;
    }
    void sameInEveryLocale()
    {
        QFETCH(QString, locale);
        QLocale::setDefault(QLocale(locale));
        test::CommaLocale comma;
        QVERIFY(comma.set());
        for (const results::Format &format : results::formatList()) {
            for (const results::DataFile &file : format.files)
                compare(file.suffix, file.write);
        }
        compare(QStringLiteral(".table.txt"), writeTextTable);
    }

private:
    void compare(const QString &suffix, results::Writer write)
    {
        const QByteArray text = test::written(write, test::sampleResult());
        QVERIFY2(!text.isEmpty(), qPrintable(suffix));
        QFile golden(QStringLiteral(THAW_GOLDEN "/freeze") + suffix);
        if (qEnvironmentVariableIsSet("THAW_RENEW_GOLDEN")) {
            QVERIFY(golden.open(QIODevice::WriteOnly));
            golden.write(text);
            golden.close();
        }
        QVERIFY2(golden.open(QIODevice::ReadOnly), qPrintable(golden.fileName()));
        QCOMPARE(text, golden.readAll());
    }
};

QTEST_GUILESS_MAIN(TstGoldenFiles)
#include "tst_golden_files.moc"
