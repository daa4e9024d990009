// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/own_threads.h"
#include "qt/loop_executor.h"
#include "qt/loop_thread.h"
#include "tasks/resume_on.h"
#include "tasks/task_scope.h"

#include <QEventLoop>
#include <QTest>
#include <QTimer>
#include <memory>
#include <vector>

using namespace thaw;
using runtime::WorkItem;
using tasks::Task;

namespace {

struct Counted : WorkItem {
    Counted(int &r, int &d)
        : WorkItem(&Counted::count)
        , ran(r)
        , dropped(d)
    {
    }
    static void count(WorkItem &item, End how)
    {
        auto &self = static_cast<Counted &>(item);
        ++(how == End::Run ? self.ran : self.dropped);
    }
    int &ran;
    int &dropped;
};

Task<> roundTrip(runtime::Executor &there, runtime::Executor &home, std::vector<pid_t> &threads)
{
    threads.push_back(base::currentThreadId());
    co_await tasks::resumeOn(there);
    threads.push_back(base::currentThreadId());
    co_await tasks::resumeOn(home);
    threads.push_back(base::currentThreadId());
}

} // namespace

class TestLoopExecutor : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTurnRunsABoundedSlice()
    {
        qt::LoopExecutor executor;
        int ran = 0;
        int dropped = 0;
        std::vector<std::unique_ptr<Counted>> items;
        for (int i = 0; i < 3 * qt::LoopExecutor::slice; ++i) {
            items.push_back(std::make_unique<Counted>(ran, dropped));
            executor.post(*items.back());
        }
        int atTimer = -1;
        QTimer::singleShot(0, &executor, [&] { atTimer = ran; });
        QCoreApplication::sendPostedEvents(&executor);
        QCOMPARE(ran, qt::LoopExecutor::slice);
        QTRY_COMPARE(ran, int(items.size()));
        QVERIFY(atTimer >= qt::LoopExecutor::slice);
        QCOMPARE(dropped, 0);
    }

    void aWithdrawnItemNeverRuns()
    {
        qt::LoopExecutor executor;
        int ran = 0;
        int dropped = 0;
        Counted a(ran, dropped);
        Counted b(ran, dropped);
        executor.post(a);
        executor.post(b);
        QVERIFY(executor.withdraw(a));
        QVERIFY(!executor.withdraw(a));
        QTRY_COMPARE(ran, 1);
        QVERIFY(!executor.withdraw(b));
    }

    void whatIsQueuedAtItsEndIsDropped()
    {
        int ran = 0;
        int dropped = 0;
        Counted a(ran, dropped);
        {
            qt::LoopExecutor executor;
            executor.post(a);
        }
        QCOMPARE(ran, 0);
        QCOMPARE(dropped, 1);
    }

    // An item that enters a nested loop must not hold up those behind it.
    void anItemInANestedLoopHoldsUpNobody()
    {
        struct Nested : WorkItem {
            Nested()
                : WorkItem([](WorkItem &item, End) { static_cast<Nested &>(item).loop.exec(); })
            {
            }
            QEventLoop loop;
        } nested;
        struct Ends : WorkItem {
            explicit Ends(QEventLoop &l)
                : WorkItem([](WorkItem &item, End) { static_cast<Ends &>(item).loop.quit(); })
                , loop(l)
            {
            }
            QEventLoop &loop;
        } ends(nested.loop);
        qt::LoopExecutor executor;
        executor.post(nested);
        executor.post(ends);
        QCoreApplication::processEvents();
        QVERIFY(!nested.loop.isRunning());
        QVERIFY(!ends.queued);
    }

    void aTaskGoesToAThreadAndComesBack()
    {
        qt::LoopExecutor home;
        const auto ownBefore = base::ownThreadIds();
        {
            qt::LoopThread thread("thaw-test");
            QVERIFY(thread.ok());
            std::vector<pid_t> threads;
            tasks::TaskScope scope(home);
            scope.spawn(roundTrip(thread.executor(), home, threads));
            QTRY_COMPARE(scope.active(), 0);
            QCOMPARE(threads.size(), std::size_t(3));
            QCOMPARE(threads[0], base::currentThreadId());
            QVERIFY(threads[1] != threads[0]);
            QCOMPARE(threads[2], threads[0]);
        }
        QCOMPARE(base::ownThreadIds(), ownBefore);
    }

    void aThreadRunsWhatIsQueuedBeforeItEnds()
    {
        int ran = 0;
        int dropped = 0;
        std::vector<std::unique_ptr<Counted>> items;
        {
            qt::LoopThread thread("thaw-test");
            for (int i = 0; i < 500; ++i) {
                items.push_back(std::make_unique<Counted>(ran, dropped));
                thread.executor().post(*items.back());
            }
        }
        QCOMPARE(ran, 500);
        QCOMPARE(dropped, 0);
    }
};

QTEST_GUILESS_MAIN(TestLoopExecutor)
#include "tst_loop_executor.moc"
