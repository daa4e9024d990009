// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <QRegularExpression>
#include <QTest>

using namespace thaw;

// What is asked for makes no sense: a message that helps, nothing on standard output, status 2.
class TstUsage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noSuchCommand_data()
    {
        columns();
        row({ "freze" }, "thaw: \"freze\": there is no such subcommand. Did you mean freeze?");
        row({ "lst" }, "thaw: \"lst\": there is no such subcommand. Did you mean list?");
        row({ "" }, "thaw: \"\": there is no such subcommand.");
        for (const char *later : { "run", "check", "compare", "chart", "watch" })
            row({ later },
                qPrintable(QStringLiteral("thaw: %1: this subcommand is not in this version.").arg(later)));
        row({ "--pge", "x" }, "thaw: \"--pge\": there is no such option. Did you mean --page?");
        row({ "--page" }, "thaw: Missing value after '--page'.");
        row({ "--page", "freeze-tha" },
            "thaw: --page: there is no page \"freeze-tha\". Did you mean freeze-thaw?");
        row({ "--page", "" }, "thaw: --page: there is no page \"\".");
        row({ "--page", "a", "--page", "b" }, "thaw: --page: it was given twice.");
        row({ "some/result.json" }, "thaw: \"some/result.json\": this version opens no panels or results.");
        row({ "panel.toml" }, "thaw: \"panel.toml\": this version opens no panels or results.");
        row({ "--", "panel" }, "thaw: \"panel\": this version opens no panels or results.");
    }
    void noSuchCommand() { refused(); }

    void badOptions_data()
    {
        columns();
        row({ "list", "--jso" }, "thaw: \"--jso\": there is no such option. Did you mean --json?");
        row({ "list", "--json=yes" }, "thaw: Unexpected value after '--json'.");
        row({ "list", "workloads" }, "thaw: \"workloads\": list takes options only.");
        row({ "freeze", "fetch" }, "thaw: \"fetch\": freeze takes options only.");
        row({ "freeze", "--workload", "fetsch" },
            "thaw: --workload: there is no workload \"fetsch\". Did you mean fetch?");
        row({ "freeze", "--strategy", "coawait" },
            "thaw: --strategy: there is no strategy \"coawait\". Did you mean co-await?");
        row({ "freeze", "--strategy", "" }, "thaw: --strategy: there is no strategy \"\".");
        row({ "freeze", "--startegy", "blocking" },
            "thaw: \"--startegy\": there is no such option. Did you mean --strategy?");
    }
    void badOptions() { refused(); }

    void badValues_data()
    {
        columns();
        row({ "freeze", "--set" }, "thaw: Missing value after '--set'.");
        row({ "freeze", "--set", "latency_ms=-1" },
            "thaw: latency_ms: \"-1\" is below the least value. Give a whole number from 0 to 600000 (ms).");
        row({ "freeze", "--set", "latency_ms=1000000000" },
            "thaw: latency_ms: \"1000000000\" is above the greatest value. Give a whole number from 0 to "
            "600000 (ms).");
        row({ "freeze", "--set", "latency_ms=soon" }, "thaw: latency_ms: \"soon\" is not a whole number.");
        row({ "freeze", "--set", "latency_ms" },
            "thaw: latency_ms: the value is missing. Write latency_ms=1000.");
        row({ "freeze", "--set", "latency_ms=1", "--set", "latency_ms=2" },
            "thaw: latency_ms: it was given twice.");
        row({ "freeze", "--set", "latencyms=1" },
            "thaw: \"latencyms\": there is no such parameter. Did you mean latency_ms?");
        row({ "freeze", "--set", "workload=fetch" }, "thaw: \"workload\": there is no such parameter.");
        row({ "freeze", "--set", "requests=0" },
            "thaw: requests: \"0\" is below the least value. Give a whole number from 1 to 1000.");
        row({ "freeze", "--set", "requests=1001" }, "thaw: requests: \"1001\" is above the greatest value.");
        row({ "freeze", "--set", "answer=oks" },
            "thaw: answer: \"oks\" is not one of its values. Did you mean ok?");
        row({ "freeze", "--out", "" }, "thaw: --out: the folder's name is empty.");
        row({ "freeze", "--out", "a", "--out", "b" }, "thaw: --out: it was given twice.");
        row({ "freeze", "--out", "/etc/passwd" }, "thaw: /etc/passwd: it is a file, not a folder.");
        row({ "freeze", "--out", "a", "--format", "jsn" },
            "thaw: --format: there is no format \"jsn\". Did you mean json?");
        row({ "freeze", "--out", "a", "--format", "trace" },
            "thaw: --format: \"trace\" is not in this version.");
        row({ "freeze", "--format", "json" },
            "thaw: --format: there is no folder to write to. Give one with --out DIR.");
    }
    void badValues() { refused(); }

    void help_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("text");
        QTest::newRow("program") << QStringList { "--help" } << "\n  thaw freeze [--workload W]";
        QTest::newRow("short") << QStringList { "-h" } << "\n  --page <ID>";
        QTest::newRow("list") << QStringList { "list", "--help" } << "Usage: thaw list [--json]\n\n";
        QTest::newRow("freeze") << QStringList { "freeze", "--help" } << "json,csv,md,png,svg";
    }
    void help()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, text);
        const test::Ended ended = test::runThaw(arguments);
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.err, QString());
        QVERIFY2(ended.out.contains(text), qPrintable(ended.out));
        QVERIFY(ended.out.startsWith("Usage: thaw "));
    }

    void version()
    {
        const test::Ended ended = test::runThaw({ "--version" });
        QCOMPARE(ended.status, 0);
        QCOMPARE(ended.err, QString());
        static const QRegularExpression form("^thaw \\d+\\.\\d+\\.\\d+\n$");
        QVERIFY(form.match(ended.out).hasMatch());
    }

private:
    static void columns()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("message"); // how it begins
    }

    static void row(const QStringList &arguments, const char *message)
    {
        QTest::newRow(qPrintable(arguments.join(u' '))) << arguments << QString::fromUtf8(message);
    }

    static void refused()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, message);
        const test::Ended ended = test::runThaw(arguments);
        QCOMPARE(ended.status, 2);
        QCOMPARE(ended.out, QString());
        QCOMPARE(ended.err.left(message.size()), message);
        QCOMPARE(ended.err.count(u'\n'), 1);
    }
};

QTEST_GUILESS_MAIN(TstUsage)
#include "tst_usage.moc"
