// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "runtime/manual_executor.h"
#include "runtime/manual_timers.h"
#include "tasks/cancelled.h"
#include "tasks/delay.h"
#include "tasks/resume_on.h"
#include "tasks/task_scope.h"

#include <QStringList>
#include <QTest>
#include <latch>
#include <stdexcept>
#include <thread>

using namespace thaw;
using namespace std::chrono_literals;
using tasks::Task;
using tasks::TaskScope;

namespace {

struct World {
    runtime::ManualExecutor home;
    runtime::ManualTimers timers;
    QStringList log;

    void pass(base::Duration time)
    {
        timers.advance(time);
        home.runAll();
    }
};

Task<> waits(World &world, QString name, base::Duration length, std::stop_token stop)
{
    try {
        co_await tasks::delay(world.timers, world.home, length, stop);
        world.log << name;
    } catch (const tasks::Cancelled &) {
        world.log << name + QStringLiteral(" cancelled");
        throw;
    }
}

Task<> failsAfter(World &world, base::Duration length)
{
    co_await tasks::delay(world.timers, world.home, length);
    throw std::runtime_error("broken");
}

Task<> joins(World &world, TaskScope &inner)
{
    try {
        co_await inner.join();
        world.log << QStringLiteral("joined");
    } catch (const std::runtime_error &e) {
        world.log << QStringLiteral("joined: ") + QString::fromLatin1(e.what());
    }
}

Task<> nested(World &world, std::stop_token stop)
{
    TaskScope inner(world.home, stop);
    inner.spawn(waits(world, QStringLiteral("a"), 10ms, inner.stopToken()));
    inner.spawn(waits(world, QStringLiteral("b"), 20ms, inner.stopToken()));
    co_await inner.join();
    world.log << QStringLiteral("both");
}

// A thread that runs what is posted to it until told to end.
class Elsewhere {
public:
    Elsewhere() { m_begun.wait(); }
    ~Elsewhere()
    {
        m_ending = true;
        m_thread.join();
        executor.runAll();
    }
    runtime::ManualExecutor executor;

private:
    std::latch m_begun { 1 };
    std::atomic<bool> m_ending { false };
    std::thread m_thread { [this] {
        executor.adopt();
        m_begun.count_down();
        while (!m_ending) {
            executor.runAll();
            std::this_thread::sleep_for(100us);
        }
    } };
};

Task<> worksElsewhere(World &world, Elsewhere &elsewhere, std::latch &begun, std::atomic<int> &state)
{
    co_await tasks::resumeOn(elsewhere.executor);
    begun.count_down();
    state = 1;
    std::this_thread::sleep_for(20ms);
    state = 2;
    co_await tasks::resumeOn(world.home);
    state = 3;
}

} // namespace

class TestTaskScope : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void startsAtOnceAndJoinsAfterTheLast()
    {
        World world;
        TaskScope inner(world.home);
        TaskScope outer(world.home);
        inner.spawn(waits(world, QStringLiteral("a"), 20ms, {}));
        inner.spawn(waits(world, QStringLiteral("b"), 10ms, {}));
        outer.spawn(joins(world, inner));
        QCOMPARE(inner.active(), 2);
        world.pass(10ms);
        QCOMPARE(world.log, QStringList { QStringLiteral("b") });
        world.pass(10ms);
        QCOMPARE(world.log, QStringList({ QStringLiteral("b"), QStringLiteral("a"), QStringLiteral("joined") }));
        QCOMPARE(outer.active(), 0);
    }

    void joiningAnEmptyScopeDoesNotSuspend()
    {
        World world;
        TaskScope inner(world.home);
        TaskScope outer(world.home);
        outer.spawn(joins(world, inner));
        QCOMPARE(world.log, QStringList { QStringLiteral("joined") });
    }

    void theFirstExceptionCancelsTheOthersAndIsRethrownByJoin()
    {
        World world;
        TaskScope inner(world.home);
        TaskScope outer(world.home);
        inner.spawn(waits(world, QStringLiteral("long"), 1h, inner.stopToken()));
        inner.spawn(failsAfter(world, 5ms));
        outer.spawn(joins(world, inner));
        world.pass(5ms);
        QCOMPARE(world.log, QStringList({ QStringLiteral("long cancelled"), QStringLiteral("joined: broken") }));
        QVERIFY(!inner.firstError());
    }

    void cancelEndsEveryTaskQuietly()
    {
        World world;
        TaskScope scope(world.home);
        scope.spawn(waits(world, QStringLiteral("a"), 1h, scope.stopToken()));
        scope.cancel();
        world.home.runAll();
        QCOMPARE(scope.active(), 0);
        QVERIFY(!scope.firstError());
        QVERIFY(world.timers.empty());
        QCOMPARE(world.log, QStringList { QStringLiteral("a cancelled") });
    }

    void aParentsStopReachesTheInnerScope()
    {
        World world;
        TaskScope outer(world.home);
        outer.spawn(nested(world, outer.stopToken()));
        world.pass(10ms);
        outer.cancel();
        world.home.runAll();
        QCOMPARE(outer.active(), 0);
        // join() itself ends well: that b was cancelled is not a failure of the scope.
        QCOMPARE(world.log, QStringList({ QStringLiteral("a"), QStringLiteral("b cancelled"), QStringLiteral("both") }));
    }

    void theDestructorDestroysWhatIsSuspended()
    {
        World world;
        {
            TaskScope scope(world.home);
            scope.spawn(nested(world, scope.stopToken()));
        }
        world.pass(1h);
        QVERIFY(world.timers.empty());
        QVERIFY(world.log.isEmpty());
    }

    void theDestructorWaitsForWhatRunsElsewhere()
    {
        World world;
        Elsewhere elsewhere;
        std::latch begun(1);
        std::atomic<int> state { 0 };
        {
            TaskScope scope(world.home);
            scope.spawn(worksElsewhere(world, elsewhere, begun, state));
            begun.wait();
        }
        // It came to its way home, and was destroyed there.
        QCOMPARE(state.load(), 2);
        world.home.runAll();
        QCOMPARE(state.load(), 2);
    }

    void aTaskThatEndsElsewhereIsBroughtHome()
    {
        World world;
        Elsewhere elsewhere;
        TaskScope scope(world.home);
        const auto leaves = [](Elsewhere &to) -> Task<> {
            co_await tasks::resumeOn(to.executor);
            throw std::runtime_error("elsewhere");
        };
        scope.spawn(leaves(elsewhere));
        QTRY_COMPARE((world.home.runAll(), scope.active()), 0);
        QVERIFY(scope.firstError());
        TaskScope outer(world.home);
        outer.spawn(joins(world, scope));
        QCOMPARE(world.log, QStringList { QStringLiteral("joined: elsewhere") });
    }

    void randomHopsAndCancelsLeaveNothingBehind()
    {
        const auto wanders = [](World &world, Elsewhere &a, Elsewhere &b, unsigned seed, std::stop_token stop) -> Task<> {
            for (int i = 0; i < 6; ++i, seed = seed * 1664525u + 1013904223u) {
                switch (seed >> 30) {
                case 0:
                    co_await tasks::resumeOn(a.executor);
                    break;
                case 1:
                    co_await tasks::resumeOn(b.executor);
                    break;
                case 2:
                    co_await tasks::resumeOn(world.home);
                    break;
                default:
                    co_await tasks::delay(world.timers, i % 2 ? a.executor : static_cast<runtime::Executor &>(world.home), 1ms, stop);
                }
            }
        };
        World world;
        Elsewhere a;
        Elsewhere b;
        for (unsigned round = 0; round < 60; ++round) {
            TaskScope scope(world.home);
            for (unsigned i = 0; i < 20; ++i)
                scope.spawn(wanders(world, a, b, (round * 20 + i) * 2654435761u, scope.stopToken()));
            for (unsigned turn = 0; turn < round % 5; ++turn)
                world.pass(1ms);
            if (round % 2)
                scope.cancel();
        }
        world.home.runAll();
        QVERIFY(world.timers.empty());
    }
};

QTEST_GUILESS_MAIN(TestTaskScope)
#include "tst_task_scope.moc"
