// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "runtime/manual_executor.h"
#include "runtime/manual_timers.h"
#include "runtime/timer_service.h"
#include "tasks/cancelled.h"
#include "tasks/delay.h"
#include "tasks/task_scope.h"

#include <QTest>
#include <thread>

using namespace thaw;
using namespace std::chrono_literals;
using tasks::Task;

namespace {

Task<> waitFor(runtime::Timers &timers, runtime::Executor &home, base::Duration length, std::stop_token stop,
               QString &outcome)
{
    try {
        co_await tasks::delay(timers, home, length, stop);
        outcome = QStringLiteral("done");
    } catch (const tasks::Cancelled &) {
        outcome = QStringLiteral("cancelled");
    }
}

} // namespace

class TestDelay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsExactlyWhenDueAndOnHome()
    {
        runtime::ManualExecutor home;
        runtime::ManualTimers timers;
        QString outcome;
        tasks::TaskScope scope(home);
        scope.spawn(waitFor(timers, home, 50ms, {}, outcome));
        timers.advance(50ms - 1ns);
        QCOMPARE(home.runAll(), std::size_t(0));
        timers.advance(1ns);
        QVERIFY(outcome.isEmpty()); // posted, and waits for home's turn
        home.runAll();
        QCOMPARE(outcome, QStringLiteral("done"));
    }

    void nothingToWaitForDoesNotSuspend()
    {
        runtime::ManualExecutor home;
        runtime::ManualTimers timers;
        QString outcome;
        tasks::TaskScope scope(home);
        scope.spawn(waitFor(timers, home, 0ms, {}, outcome));
        QCOMPARE(outcome, QStringLiteral("done"));
    }

    void aStopBeforeOrDuringEndsItPromptly()
    {
        runtime::ManualExecutor home;
        runtime::ManualTimers timers;
        QString outcome;
        std::stop_source stop;
        tasks::TaskScope scope(home);
        scope.spawn(waitFor(timers, home, 1h, stop.get_token(), outcome));
        stop.request_stop();
        QVERIFY(timers.empty());
        home.runAll();
        QCOMPARE(outcome, QStringLiteral("cancelled"));

        outcome.clear();
        scope.spawn(waitFor(timers, home, 1h, stop.get_token(), outcome));
        QCOMPARE(outcome, QStringLiteral("cancelled"));
    }

    void aDestroyedFrameLeavesTimersAndQueue()
    {
        runtime::ManualExecutor home;
        runtime::ManualTimers timers;
        QString outcome;
        {
            tasks::TaskScope scope(home);
            scope.spawn(waitFor(timers, home, 1ms, {}, outcome));
            scope.spawn(waitFor(timers, home, 1h, {}, outcome));
            timers.advance(1ms); // the first is in home's queue now
        }
        QVERIFY(timers.empty());
        QCOMPARE(home.runAll(), std::size_t(0));
        QVERIFY(outcome.isEmpty());
    }

    // Due time and stop meet on three threads; each wait ends once, one way or the other.
    void dueAndStopRaceOnRealTimers()
    {
        runtime::ManualExecutor home;
        runtime::TimerService timers;
        for (int round = 0; round < 300; ++round) {
            std::stop_source stop;
            QString outcome;
            tasks::TaskScope scope(home);
            std::thread stopper([&] {
                std::this_thread::sleep_for(std::chrono::microseconds(round % 150));
                stop.request_stop();
            });
            scope.spawn(waitFor(timers, home, std::chrono::microseconds(100), stop.get_token(), outcome));
            while (scope.active() > 0)
                home.runAll();
            stopper.join();
            QVERIFY(!outcome.isEmpty());
        }
    }
};

QTEST_GUILESS_MAIN(TestDelay)
#include "tst_delay.moc"
