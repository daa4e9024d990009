// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "runtime/manual_executor.h"
#include "tasks/resume_on.h"
#include "tasks/task_scope.h"

#include <QStringList>
#include <QTest>
#include <memory>

using namespace thaw;
using tasks::Task;

namespace {

Task<> visits(runtime::Executor &target, QStringList &log)
{
    log << QStringLiteral("home");
    co_await tasks::resumeOn(target);
    log << QStringLiteral("there");
}

Task<> yields(runtime::Executor &home, QStringList &log, QString name)
{
    log << name + u'1';
    co_await tasks::reschedule(home);
    log << name + u'2';
}

} // namespace

class TestResumeOn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void continuesWhenTheTargetRunsIt()
    {
        runtime::ManualExecutor home;
        runtime::ManualExecutor target;
        QStringList log;
        tasks::TaskScope scope(home);
        scope.spawn(visits(target, log));
        // Same thread: nothing to do, no suspension.
        QCOMPARE(log, QStringList({ QStringLiteral("home"), QStringLiteral("there") }));
    }

    void reschedulingLetsOthersGoFirst()
    {
        runtime::ManualExecutor home;
        QStringList log;
        tasks::TaskScope scope(home);
        scope.spawn(yields(home, log, QStringLiteral("a")));
        scope.spawn(yields(home, log, QStringLiteral("b")));
        home.runAll();
        QCOMPARE(log, QStringList({ QStringLiteral("a1"), QStringLiteral("b1"), QStringLiteral("a2"), QStringLiteral("b2") }));
        QCOMPARE(scope.active(), 0);
    }

    void aTargetThatEndsFirstLosesNothing()
    {
        runtime::ManualExecutor home;
        auto target = std::make_unique<runtime::ManualExecutor>();
        QStringList log;
        const auto goes = [](runtime::Executor &to, QStringList &l) -> Task<> {
            co_await tasks::reschedule(to);
            l << QStringLiteral("never");
        };
        {
            tasks::TaskScope scope(home);
            scope.spawn(goes(*target, log));
            target.reset();
            QCOMPARE(scope.active(), 1);
        }
        QVERIFY(log.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestResumeOn)
#include "tst_resume_on.moc"
