// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "runtime/manual_executor.h"
#include "tasks/task.h"
#include "tasks/task_scope.h"

#include <QStringList>
#include <QTest>
#include <memory>
#include <stdexcept>
#include <type_traits>

using namespace thaw;
using tasks::Task;

static_assert(!std::is_copy_constructible_v<Task<int>>);
static_assert(std::is_nothrow_move_constructible_v<Task<int>>);
static_assert(std::is_nothrow_move_assignable_v<Task<>>);

namespace {

QStringList events;

struct Noted {
    explicit Noted(QString n)
        : name(std::move(n))
    {
    }
    ~Noted() { events << QStringLiteral("~") + name; }
    QString name;
};

Task<int> number(int n)
{
    events << QStringLiteral("body");
    co_return n;
}

Task<std::unique_ptr<int>> moveOnly()
{
    co_return std::make_unique<int>(7);
}

int place = 3;
Task<int &> reference()
{
    co_return place;
}

Task<> fails()
{
    throw std::runtime_error("no");
    co_return;
}

Task<> suspended()
{
    const Noted local(QStringLiteral("local"));
    co_await std::suspend_always {};
    events << QStringLiteral("never");
}

Task<> suspendedBelow()
{
    const Noted local(QStringLiteral("parent"));
    co_await suspended();
}

Task<long> sumOf(int n)
{
    long sum = 0;
    for (int i = 0; i < n; ++i)
        sum += co_await number(1);
    co_return sum;
}

Task<int> deep(int levels)
{
    if (levels == 0)
        co_return 0;
    co_return 1 + co_await deep(levels - 1);
}

template<typename Body>
void run(Body body)
{
    runtime::ManualExecutor home;
    tasks::TaskScope scope(home);
    scope.spawn(body());
    QCOMPARE(scope.active(), 0);
}

} // namespace

class TestTask : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { events.clear(); }

    void startsOnlyWhenAwaited()
    {
        {
            const Task<int> task = number(1);
            QVERIFY(task);
        }
        QVERIFY(events.isEmpty());
        static int got;
        got = 0;
        const auto body = []() -> Task<> {
            Task<int> task = number(5);
            events << QStringLiteral("made");
            got = co_await task;
        };
        run(body);
        QCOMPARE(got, 5);
        QCOMPARE(events, QStringList({ QStringLiteral("made"), QStringLiteral("body") }));
    }

    void carriesMoveOnlyAndReferenceResults()
    {
        static int got;
        const auto body = []() -> Task<> {
            const std::unique_ptr<int> p = co_await moveOnly();
            int &r = co_await reference();
            r = 4;
            got = *p;
        };
        run(body);
        QCOMPARE(got, 7);
        QCOMPARE(place, 4);
    }

    void rethrowsAtTheAwait()
    {
        static QString what;
        const auto body = []() -> Task<> {
            try {
                co_await fails();
            } catch (const std::runtime_error &e) {
                what = QString::fromLatin1(e.what());
            }
        };
        run(body);
        QCOMPARE(what, QStringLiteral("no"));
    }

    void canBeDestroyedWhileSuspended()
    {
        runtime::ManualExecutor home;
        {
            tasks::TaskScope scope(home);
            scope.spawn(suspendedBelow());
            QCOMPARE(scope.active(), 1);
            QVERIFY(events.isEmpty());
        }
        QCOMPARE(events, QStringList({ QStringLiteral("~local"), QStringLiteral("~parent") }));
    }

    // Under a sanitizer a transfer is no tail call; there the number is what its stack holds.
    void manySynchronousAwaitsNeedNoStack()
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        static constexpr int count = 2'000;
#else
        static constexpr int count = 1'000'000;
#endif
        static long sum;
        const auto body = []() -> Task<> { sum = co_await sumOf(count); };
        run(body);
        QCOMPARE(sum, long(count));
    }

    void aDeepChainCompletes()
    {
        static int depth;
        const auto body = []() -> Task<> { depth = co_await deep(2'000); };
        run(body);
        QCOMPARE(depth, 2'000);
    }
};

QTEST_GUILESS_MAIN(TestTask)
#include "tst_task.moc"
