// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/loop_monitor.h"

#include "monitor/collecting_sink.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFile>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <ctime>
#include <memory>
#include <optional>
#include <thread>

using namespace thaw;
using namespace std::chrono_literals;
using base::Duration;
using base::TimePoint;
using monitor::LoopMonitor;
using monitor::Stall;
using tests::CollectingSink;

namespace {

// For waits that end by themselves; running into it is a failure of what is waited for.
constexpr int patience_ms = 60'000;

TimePoint now() { return base::SteadyClock::instance().now(); }

bool kernelAccounts() { return QFile::exists(QStringLiteral("/proc/self/schedstat")); }

Duration ownCpuTime()
{
    timespec t {};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return std::chrono::seconds(t.tv_sec) + Duration(t.tv_nsec);
}

void burnCpu(Duration cpuTime)
{
    const Duration end = ownCpuTime() + cpuTime;
    while (ownCpuTime() < end) { }
}

// Lets the loop run until the monitor has handed over all that was due until `moment`.
void settle(const LoopMonitor &monitor, TimePoint moment)
{
    QTRY_VERIFY_WITH_TIMEOUT(monitor.settledUntil() > moment, patience_ms);
}

// The stall that was going on at `moment`.
std::optional<Stall> stallAt(const CollectingSink &sink, TimePoint moment)
{
    for (const Stall &stall : sink.stalls()) {
        if (stall.begin <= moment && moment < stall.end)
            return stall;
    }
    return {};
}

} // namespace

class TestLoopMonitor : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anIdleLoopIsSampledInOrder()
    {
        CollectingSink sink;
        const TimePoint begin = now();
        LoopMonitor monitor(sink, {});
        QTRY_VERIFY_WITH_TIMEOUT(sink.lagSamples().size() >= 20, patience_ms);
        const auto lag = sink.lagSamples();
        const TimePoint end = now();
        for (std::size_t i = 0; i < lag.size(); ++i) {
            QVERIFY(lag[i].lag >= Duration::zero());
            QVERIFY(lag[i].due >= begin);
            QVERIFY(lag[i].due + lag[i].lag <= end);
            QVERIFY(i == 0 || lag[i - 1].due <= lag[i].due);
        }
        QVERIFY(!sink.threadSamples().empty());
        QVERIFY(!sink.calledTwiceAtOnce());
    }

    void aBlockedLoopIsOneStallThatBracketsTheBlock()
    {
        CollectingSink sink;
        LoopMonitor monitor(sink, {});
        settle(monitor, now());

        const TimePoint before = monitor.expectNow();
        QThread::msleep(300);
        const TimePoint after = now();
        settle(monitor, after);

        const auto stall = stallAt(sink, before);
        QVERIFY(stall);
        QVERIFY(stall->begin <= before); // an event due just before may have been waiting already
        QVERIFY(stall->end >= after);
        QVERIFY(stall->length() >= after - before);
        QVERIFY(stall->end <= now());
        // One, not one for each event that waited.
        const auto stalls = sink.stalls();
        QCOMPARE(std::count_if(stalls.begin(), stalls.end(),
                               [&](const Stall &s) { return s.begin < after && s.end > before; }),
                 1);
        QCOMPARE(stall->accounted, kernelAccounts());
        if (stall->accounted)
            QCOMPARE(stall->onCpu + stall->waitingForCpu + stall->blocked, stall->length());
    }

    // Only expectNow() makes events here, so that the account at the beginning is the watched
    // thread's own, however busy the machine is.
    void theTimeAsleepIsBlocked()
    {
        CollectingSink sink;
        LoopMonitor monitor(sink, { 24h, 50ms });
        QTRY_VERIFY_WITH_TIMEOUT(!sink.threadSamples().empty(), patience_ms);
        QTRY_COMPARE_WITH_TIMEOUT(monitor.lagNow(), Duration::zero(), patience_ms);

        const TimePoint before = monitor.expectNow();
        QThread::msleep(300);
        QTRY_COMPARE_WITH_TIMEOUT(monitor.lagNow(), Duration::zero(), patience_ms);
        monitor.flush();

        const auto stall = stallAt(sink, before);
        QVERIFY(stall);
        QCOMPARE(stall->begin, before);
        QCOMPARE(stall->accounted, kernelAccounts());
        if (stall->accounted)
            QVERIFY(stall->blocked >= 299ms); // a sleep never ends early
    }

    void aBusyLoopIsAStallOnTheCpu()
    {
        CollectingSink sink;
        LoopMonitor monitor(sink, {});
        settle(monitor, now());

        const TimePoint before = monitor.expectNow();
        const Duration cpuBefore = ownCpuTime();
        burnCpu(200ms);
        const Duration burnt = ownCpuTime() - cpuBefore;
        const TimePoint after = now();
        settle(monitor, after);

        const auto stall = stallAt(sink, before);
        QVERIFY(stall);
        QVERIFY(stall->length() >= after - before);
        if (stall->accounted) // by the same counter, so however busy the machine is
            QVERIFY(stall->onCpu >= burnt - 1ms);
    }

    // Without expectNow() a stall begins with the first event that was due in it.
    void aBlockIsSeenWithoutAnnouncement()
    {
        CollectingSink sink;
        LoopMonitor monitor(sink, {});
        settle(monitor, now());
        while (monitor.lagNow() < 100ms)
            QThread::msleep(1);
        const TimePoint after = now();
        settle(monitor, after);
        const auto stall = stallAt(sink, after - 1ms);
        QVERIFY(stall);
        QVERIFY(stall->length() >= 100ms);
        QVERIFY(stall->end >= after);
        QVERIFY(stall->begin < after - 99ms);
    }

    void everyEventOfABlockIsSampled()
    {
        CollectingSink sink;
        LoopMonitor monitor(sink, {});
        settle(monitor, now());
        const TimePoint before = monitor.expectNow();
        QThread::msleep(300);
        const TimePoint after = now();
        settle(monitor, after);
        const auto stall = stallAt(sink, before);
        QVERIFY(stall);
        int inside = 0;
        for (const auto &sample : sink.lagSamples()) {
            if (sample.due < stall->begin || sample.due >= stall->end)
                continue;
            ++inside;
            QCOMPARE(sample.due + sample.lag, stall->end); // all handled in one go
        }
        QVERIFY(inside >= 2);
    }

    void aNestedEventLoopIsNoStall()
    {
        CollectingSink sink;
        LoopMonitor monitor(sink, {});
        settle(monitor, now());
        TimePoint begin;
        TimePoint end;
        QTimer::singleShot(0, [&] {
            QEventLoop nested;
            QTimer::singleShot(300, &nested, &QEventLoop::quit);
            begin = monitor.expectNow();
            nested.exec();
            end = now();
        });
        QTRY_VERIFY_WITH_TIMEOUT(end != TimePoint(), patience_ms);
        settle(monitor, end);
        const auto lag = sink.lagSamples();
        QVERIFY(std::any_of(lag.begin(), lag.end(),
                            [&](auto &s) { return s.due >= begin && s.due + s.lag < end; }));
        const auto stall = stallAt(sink, begin);
        QVERIFY(!stall || stall->end < end); // the machine may have stalled; the nested loop did not
    }

    void lagNowIsTheWaitSoFar()
    {
        CollectingSink sink;
        LoopMonitor monitor(sink, {});
        settle(monitor, now());
        const TimePoint due = monitor.expectNow();
        const Duration least = now() - due;
        const Duration lag = monitor.lagNow();
        QVERIFY(lag >= least);
        Duration fromElsewhere {};
        std::thread other([&] { fromElsewhere = monitor.lagNow(); });
        other.join();
        QVERIFY(fromElsewhere >= lag); // nobody has handled it yet
    }

    void flushHandsOverWithoutTheSampler()
    {
        CollectingSink sink;
        LoopMonitor monitor(sink, { 24h, 50ms }); // its first turn is also its last
        QTRY_VERIFY_WITH_TIMEOUT(!sink.threadSamples().empty(), patience_ms);
        const TimePoint due = monitor.expectNow();
        QTRY_COMPARE_WITH_TIMEOUT(monitor.lagNow(), Duration::zero(), patience_ms);
        QVERIFY(monitor.settledUntil() <= due);
        monitor.flush();
        QVERIFY(monitor.settledUntil() > due);
        const auto lag = sink.lagSamples();
        QVERIFY(std::any_of(lag.begin(), lag.end(), [&](auto &s) { return s.due == due; }));
    }

    void settledMeansThatNothingEarlierComesLater()
    {
        CollectingSink sink;
        LoopMonitor monitor(sink, { 1ms, 50ms });
        for (int i = 0; i < 200; ++i) {
            QCoreApplication::processEvents();
            if (i % 3 == 0)
                monitor.expectNow();
            if (i % 7 == 0)
                monitor.flush();
            const TimePoint settled = monitor.settledUntil();
            const std::size_t before = sink.lagSamples().size();
            QThread::usleep(500);
            const auto lag = sink.lagSamples();
            for (std::size_t k = before; k < lag.size(); ++k)
                QVERIFY(lag[k].due >= settled);
        }
        QVERIFY(!sink.calledTwiceAtOnce());
    }

    void aManualClockStampsTheSamples()
    {
        base::ManualClock clock;
        clock.set(TimePoint(5s));
        CollectingSink sink;
        LoopMonitor monitor(sink, { 24h, 50ms, &clock });
        QTRY_VERIFY_WITH_TIMEOUT(!sink.threadSamples().empty(), patience_ms);
        QCOMPARE(sink.threadSamples().front().at, TimePoint(5s));
        QTRY_COMPARE_WITH_TIMEOUT(monitor.lagNow(), Duration::zero(), patience_ms);
        QCOMPARE(monitor.expectNow(), TimePoint(5s));
        clock.advance(40ms);
        QCOMPARE(monitor.lagNow(), Duration(40ms));
        QCoreApplication::sendPostedEvents();
        monitor.flush();
        const auto lag = sink.lagSamples();
        QCOMPARE(lag.back().due, TimePoint(5s));
        QCOMPARE(lag.back().lag, Duration(40ms));
        QCOMPARE(monitor.settledUntil(), TimePoint(5040ms));
    }

    void canBeDestroyedWhileAnEventWaits()
    {
        CollectingSink sink;
        for (int i = 0; i < 20; ++i) {
            LoopMonitor monitor(sink, { 1ms, 50ms });
            while (monitor.lagNow() == Duration::zero())
                QThread::usleep(100);
        }
        const std::size_t handed = sink.threadSamples().size();
        QCoreApplication::processEvents();
        QThread::msleep(5);
        QCOMPARE(sink.threadSamples().size(), handed);
        QVERIFY(sink.lagSamples().empty()); // none of the events was ever handled
    }

    void canBeDestroyedInsideANestedLoop()
    {
        CollectingSink sink;
        auto monitor = std::make_unique<LoopMonitor>(sink, LoopMonitor::Options { 1ms, 50ms });
        bool done = false;
        QTimer::singleShot(0, [&] {
            QEventLoop nested;
            QTimer::singleShot(10, &nested, [&] {
                monitor.reset();
                nested.quit();
            });
            nested.exec();
            done = true;
        });
        QTRY_VERIFY_WITH_TIMEOUT(done, patience_ms);
    }

    void watchesTheLoopOfTheThreadThatConstructsIt()
    {
        CollectingSink sink;
        std::thread other([&] {
            QEventLoop loop;
            LoopMonitor monitor(sink, {});
            QTimer enough;
            connect(&enough, &QTimer::timeout, &loop, [&] {
                if (sink.lagSamples().size() >= 5)
                    loop.quit();
            });
            enough.start(1);
            loop.exec();
        });
        other.join(); // this thread's loop doesn't run meanwhile; the other's does
        QVERIFY(sink.lagSamples().size() >= 5);
    }

    void theSamplerIsNotTheDemos()
    {
        CollectingSink sink;
        LoopMonitor monitor(sink, {});
        QTRY_VERIFY_WITH_TIMEOUT(!sink.threadSamples().empty(), patience_ms);
        const auto sample = sink.threadSamples().back();
        QVERIFY(sample.own >= 1);
        QVERIFY(sample.demo() >= 1);
        QCOMPARE(sample.own + sample.demo(), sample.total);
    }
};

QTEST_GUILESS_MAIN(TestLoopMonitor)
#include "tst_loop_monitor.moc"
