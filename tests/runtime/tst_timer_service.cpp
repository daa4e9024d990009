// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/own_threads.h"
#include "runtime/manual_executor.h"
#include "runtime/manual_timers.h"
#include "runtime/timer_service.h"

#include <QTest>
#include <algorithm>
#include <memory>

using namespace thaw;
using namespace std::chrono_literals;
using runtime::WorkItem;

namespace {

// A wait that notes when it was run.
struct Wait : WorkItem {
    Wait(runtime::Timers &t, runtime::Executor &target, base::Duration length)
        : WorkItem(&Wait::ran)
        , timers(t)
    {
        node.due = t.now() + length;
        node.target = &target;
        node.item = this;
    }
    static void ran(WorkItem &item, End)
    {
        auto &self = static_cast<Wait &>(item);
        self.ranAt = self.timers.now();
    }
    runtime::Timers &timers;
    runtime::TimerNode node;
    base::TimePoint ranAt {};
};

const std::atomic<bool> never { false };
const std::atomic<bool> already { true };

} // namespace

class TestTimerService : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void postsInOrderAndNeverEarly()
    {
        runtime::ManualExecutor executor;
        runtime::TimerService timers;
        std::vector<std::unique_ptr<Wait>> waits;
        std::size_t ran = 0;
        for (int ms : { 30, 10, 20, 0, 10 }) {
            waits.push_back(std::make_unique<Wait>(timers, executor, std::chrono::milliseconds(ms)));
            QVERIFY(timers.add(waits.back()->node, never));
        }
        QTRY_COMPARE(ran += executor.runAll(), waits.size());
        for (const auto &wait : waits)
            QVERIFY(wait->ranAt >= wait->node.due);
    }

    void doesNotBeginWhatIsStopped()
    {
        runtime::ManualExecutor executor;
        runtime::ManualTimers timers;
        Wait wait(timers, executor, 1ms);
        QVERIFY(!timers.add(wait.node, already));
        QVERIFY(timers.empty());
        QVERIFY(!timers.remove(wait.node));
    }

    void aRemovedWaitIsNeverPosted()
    {
        runtime::ManualExecutor executor;
        runtime::ManualTimers timers;
        Wait wait(timers, executor, 5ms);
        QVERIFY(timers.add(wait.node, never));
        QVERIFY(timers.remove(wait.node));
        timers.advance(1h);
        QCOMPARE(executor.runAll(), std::size_t(0));
    }

    void manualTimePassesExactly()
    {
        runtime::ManualExecutor executor;
        runtime::ManualTimers timers;
        Wait late(timers, executor, 7ms);
        Wait early(timers, executor, 3ms);
        timers.add(late.node, never);
        timers.add(early.node, never);
        timers.advance(3ms - 1ns);
        QVERIFY(!executor.runOne());
        timers.advance(1ns);
        QVERIFY(executor.runOne());
        QCOMPARE(early.ranAt, early.node.due);
        timers.advance(10ms);
        QVERIFY(executor.runOne());
        QCOMPARE(timers.now(), base::TimePoint {} + 13ms);
    }

    void itsThreadIsMarkedAsThawsOwnAndEndsWithIt()
    {
        const auto before = base::ownThreadIds().size();
        {
            runtime::TimerService timers;
            QTRY_COMPARE(base::ownThreadIds().size(), before + 1);
        }
        QCOMPARE(base::ownThreadIds().size(), before);
    }

    // Between a wait's end and its item's turn a removal fails, and the item is in the queue.
    void whatCouldNotBeRemovedCanBeWithdrawn()
    {
        runtime::ManualExecutor executor;
        runtime::TimerService timers;
        for (int i = 0; i < 2000; ++i) {
            Wait wait(timers, executor, std::chrono::microseconds(i % 50));
            timers.add(wait.node, never);
            if (i % 3 == 0)
                std::this_thread::sleep_for(std::chrono::microseconds(i % 70));
            if (!timers.remove(wait.node))
                QVERIFY(executor.withdraw(wait));
        }
        QCOMPARE(executor.runAll(), std::size_t(0));
    }
};

QTEST_GUILESS_MAIN(TestTimerService)
#include "tst_timer_service.moc"
