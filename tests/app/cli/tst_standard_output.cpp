// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <QTest>
#include <unistd.h>

using namespace thaw;

// A result that doesn't get out is a failure, whatever the command.
class TstStandardOutput : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fullDevice_data() { commands(); }
    void fullDevice()
    {
        QFETCH(QStringList, arguments);
        QProcess process;
        process.setProcessEnvironment(test::noDisplay());
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(QStringLiteral(THAW_PROGRAM), arguments);
        const test::Ended ended = test::endOf(process);
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.endsWith("thaw: standard output: writing failed: No space left on device.\n"),
            qPrintable(ended.err));
    }

    void closedStream_data() { commands(); }
    void closedStream()
    {
        QFETCH(QStringList, arguments);
        QProcess process;
        process.setProcessEnvironment(test::noDisplay());
        process.setChildProcessModifier([] { ::close(STDOUT_FILENO); });
        process.start(QStringLiteral(THAW_PROGRAM), arguments);
        const test::Ended ended = test::endOf(process);
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.endsWith("thaw: standard output: writing failed: Bad file descriptor.\n"),
            qPrintable(ended.err));
    }

    void closedPipeDoesNotKill()
    {
        int ends[2];
        QCOMPARE(::pipe(ends), 0);
        ::close(ends[0]); // nobody reads
        QProcess process;
        process.setProcessEnvironment(test::noDisplay());
        process.setChildProcessModifier([&ends] { ::dup2(ends[1], STDOUT_FILENO); });
        process.start(QStringLiteral(THAW_PROGRAM), { "list" });
        const test::Ended ended = test::endOf(process);
        ::close(ends[1]);
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.err, QStringLiteral("thaw: standard output: writing failed: Broken pipe.\n"));
    }

    void badUsageStaysBadUsage()
    {
        QProcess process;
        process.setStandardOutputFile(QStringLiteral("/dev/full"));
        process.start(QStringLiteral(THAW_PROGRAM), { "freze" });
        QCOMPARE(test::endOf(process).status, 2);
    }

    void theCLocaleAddsNothing()
    {
        QProcessEnvironment bare;
        const test::Ended inC = test::runThaw({ "list" }, bare);
        QCOMPARE(inC.status, 0);
        QCOMPARE(inC.err, QString());
        bare.insert("LC_ALL", "C");
        const test::Ended freeze
            = test::runThaw({ "freeze", "--set", "latency_ms=1", "--strategy", "co-await" }, bare);
        QCOMPARE(freeze.status, 0);
        QVERIFY2(!freeze.err.contains("locale"), qPrintable(freeze.err));
    }

private:
    static void commands()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("help") << QStringList { "--help" };
        QTest::newRow("version") << QStringList { "--version" };
        QTest::newRow("list") << QStringList { "list" };
        QTest::newRow("list as JSON") << QStringList { "list", "--json" };
        QTest::newRow("help of freeze") << QStringList { "freeze", "--help" };
        QTest::newRow("freeze") << QStringList { "freeze", "--set", "latency_ms=1", "--strategy",
            "co-await" };
    }
};

QTEST_GUILESS_MAIN(TstStandardOutput)
#include "tst_standard_output.moc"
