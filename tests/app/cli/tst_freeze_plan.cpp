// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"
#include "cli/freeze_plan.h"

#include <QTest>

using namespace thaw;

class TstFreezePlan : public QObject {
    Q_OBJECT

    static base::Outcome<cli::FreezePlan> plan(const QStringList &arguments)
    {
        cli::CommandLine line(QStringLiteral("thaw freeze"), {});
        cli::addFreezeOptions(line);
        if (auto parsed = line.parse(arguments); !parsed)
            return parsed.problem();
        return cli::readFreezePlan(line);
    }

private Q_SLOTS:
    void defaults()
    {
        const auto made = plan({});
        QVERIFY(made.ok());
        QCOMPARE(made->runs.size(), 2);
        QCOMPARE(made->runs[0].workload, QStringLiteral("fetch"));
        QCOMPARE(made->runs[0].strategy, QStringLiteral("blocking"));
        QCOMPARE(made->runs[1].strategy, QStringLiteral("co-await"));
        QCOMPARE(measure::wordValue(made->runs[0].values, "workload"), QStringLiteral("fetch"));
        QCOMPARE(measure::integerValue(made->runs[0].values, "latency_ms"), qint64(1000));
        QCOMPARE(made->folder, QString());
        QCOMPARE(made->formats, QStringList({ "json", "csv", "png" }));
    }

    void everythingGiven()
    {
        const auto made = plan({ "--strategy=qcoro", "--set", "latency_ms=5", "--set=answer=half", "--out",
            "dir", "--format", "md,svg" });
        QVERIFY(made.ok());
        QCOMPARE(made->runs.size(), 1);
        QCOMPARE(measure::integerValue(made->runs[0].values, "latency_ms"), qint64(5));
        QCOMPARE(measure::wordValue(made->runs[0].values, "answer"), QStringLiteral("half"));
        QCOMPARE(made->folder, QStringLiteral("dir"));
        QCOMPARE(made->formats, QStringList({ "md", "svg" }));
    }

    void eachWorkloadWithEachStrategyInTheGivenOrder()
    {
        const auto made = plan({ "--strategy", "co-await", "--strategy", "blocking", "--workload", "fetch",
            "--workload", "fetch" });
        QVERIFY(made.ok());
        QStringList order;
        for (const cli::PlannedRun &run : made->runs)
            order += run.strategy;
        QCOMPARE(order, QStringList({ "co-await", "blocking", "co-await", "blocking" }));
    }

    void theFirstMistakeIsBadInput()
    {
        for (const QStringList &arguments : { QStringList { "--workload", "x" }, { "--strategy", "x" },
                 { "--set", "x=1" }, { "--format", "x" }, { "x" }, { "--x" }, { "--out=" } }) {
            const auto made = plan(arguments);
            QVERIFY2(!made.ok(), qPrintable(arguments.join(u' ')));
            QCOMPARE(made.problem().kind, base::Problem::Kind::BadInput);
        }
    }
};

QTEST_APPLESS_MAIN(TstFreezePlan)
#include "tst_freeze_plan.moc"
