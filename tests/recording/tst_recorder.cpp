// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "recording/recorder.h"

#include <QTest>

#include <thread>

using namespace thaw;
using namespace std::chrono_literals;
using base::Duration;
using base::TimePoint;
using monitor::Stall;
using recording::Recorder;
using recording::ThreadGroup;

namespace {

void fillEvery10Ms(Recorder &recorder, int count)
{
    for (int i = 0; i < count; ++i) {
        recorder.lag({ TimePoint(i * 10ms), Duration(i * 1ms) });
        recorder.threads({ TimePoint(i * 10ms), 10 + i, 3 });
    }
}

Stall stall(Duration begin, Duration end)
{
    return { TimePoint(begin), TimePoint(end) };
}

} // namespace

class TestRecorder : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cutsLagWithBothEnds()
    {
        Recorder recorder;
        fillEvery10Ms(recorder, 10);
        const auto cut = recorder.cut(TimePoint(20ms), TimePoint(50ms));
        QCOMPARE(cut.begin, TimePoint(20ms));
        QCOMPARE(cut.end, TimePoint(50ms));
        QCOMPARE(cut.lag.size(), std::size_t(4));
        QCOMPARE(cut.lag.front().due, TimePoint(20ms));
        QCOMPARE(cut.lag.back().due, TimePoint(50ms));
    }

    void cutsThreadsWithTheCountThatHeldAtTheBeginning()
    {
        Recorder recorder;
        fillEvery10Ms(recorder, 10);
        const auto cut = recorder.cut(TimePoint(25ms), TimePoint(45ms));
        QCOMPARE(cut.threads.size(), std::size_t(3));
        QCOMPARE(cut.threads[0].at, TimePoint(20ms));
        QCOMPARE(cut.threads[1].at, TimePoint(30ms));
        QCOMPARE(cut.threads[2].at, TimePoint(40ms));
        QCOMPARE(recorder.cut(TimePoint(-5ms), TimePoint(5ms)).threads.size(), std::size_t(1));
    }

    void cutsStallsThatOverlap()
    {
        Recorder recorder;
        recorder.stall(stall(0ms, 100ms));
        recorder.stall(stall(200ms, 300ms));
        recorder.stall(stall(400ms, 500ms));
        const auto from = [&](Duration a, Duration b) { return recorder.stallsIn(TimePoint(a), TimePoint(b)).size(); };
        QCOMPARE(from(150ms, 350ms), std::size_t(1));
        QCOMPARE(from(100ms, 400ms), std::size_t(1)); // touching is not overlapping
        QCOMPARE(from(99ms, 401ms), std::size_t(3));
        QCOMPARE(from(220ms, 230ms), std::size_t(1)); // inside one
        QCOMPARE(from(310ms, 390ms), std::size_t(0));
        QCOMPARE(recorder.cut(TimePoint(99ms), TimePoint(401ms)).stalls.size(), std::size_t(3));
    }

    void cutOfAnEmptyRecorderIsEmpty()
    {
        const Recorder recorder;
        const auto cut = recorder.cut(TimePoint(0ms), TimePoint(1s));
        QVERIFY(cut.lag.empty() && cut.threads.empty() && cut.stalls.empty());
    }

    void dropsTheOldestBeyondItsCapacity()
    {
        Recorder recorder(5, 2);
        fillEvery10Ms(recorder, 12);
        for (int i = 0; i < 4; ++i)
            recorder.stall(stall(i * 100ms, i * 100ms + 60ms));
        const auto all = recorder.cut(TimePoint(0ms), TimePoint(1h));
        QCOMPARE(all.lag.size(), std::size_t(5));
        QCOMPARE(all.lag.front().due, TimePoint(70ms));
        QCOMPARE(all.threads.size(), std::size_t(5));
        QCOMPARE(all.stalls.size(), std::size_t(2));
        QCOMPARE(all.stalls.front().begin, TimePoint(200ms));
    }

    void knowsTheNewest()
    {
        Recorder recorder;
        QVERIFY(!recorder.latestLag().found);
        QVERIFY(!recorder.latestThreads().found);
        fillEvery10Ms(recorder, 3);
        QVERIFY(recorder.latestLag().found);
        QCOMPARE(recorder.latestLag().value.lag, Duration(2ms));
        QCOMPARE(recorder.latestThreads().value.total, 12);
    }

    void knowsTheLongestStallSince()
    {
        Recorder recorder;
        QVERIFY(!recorder.longestStallSince(TimePoint(0ms)).found);
        recorder.stall(stall(0ms, 500ms));
        recorder.stall(stall(600ms, 700ms));
        recorder.stall(stall(800ms, 1000ms));
        recorder.stall(stall(1100ms, 1300ms));
        QCOMPARE(recorder.longestStallSince(TimePoint(0ms)).value.length(), Duration(500ms));
        QCOMPARE(recorder.longestStallSince(TimePoint(499ms)).value.length(), Duration(500ms));
        QCOMPARE(recorder.longestStallSince(TimePoint(500ms)).value.begin, TimePoint(800ms)); // first of equals
        QVERIFY(!recorder.longestStallSince(TimePoint(1300ms)).found);
    }

    void revisionCountsEverySample()
    {
        Recorder recorder;
        QCOMPARE(recorder.revision(), std::uint64_t(0));
        fillEvery10Ms(recorder, 3);
        QCOMPARE(recorder.revision(), std::uint64_t(6));
        recorder.stall(stall(0ms, 60ms));
        QCOMPARE(recorder.revision(), std::uint64_t(7));
    }

    void lagColumnsStandAtTheMomentDueInMs()
    {
        Recorder recorder;
        fillEvery10Ms(recorder, 100);
        const auto columns = recorder.lagColumns(TimePoint(200ms), TimePoint(400ms), 4);
        QCOMPARE(columns.values.size(), std::size_t(4));
        QCOMPARE(columns.begin, TimePoint(200ms));
        QCOMPARE(columns.values[0].count, 5);
        QCOMPARE(columns.values[0].min, 20.0f);
        QCOMPARE(columns.values[0].max, 24.0f);
        QCOMPARE(columns.values[3].max, 39.0f);
    }

    void threadColumnsCountTheGroup()
    {
        Recorder recorder;
        fillEvery10Ms(recorder, 10); // 10…19 in all, 3 of them Thaw's
        const auto most = [&](ThreadGroup group) {
            return recorder.threadColumns(group, TimePoint(0ms), TimePoint(100ms), 1).values.at(0).max;
        };
        QCOMPARE(most(ThreadGroup::All), 19.0f);
        QCOMPARE(most(ThreadGroup::Own), 3.0f);
        QCOMPARE(most(ThreadGroup::Demo), 16.0f);
    }

    void columnsAreTheSameWhereverTheBufferWraps()
    {
        Recorder wrapped(100, 1);
        Recorder plain(1000, 1);
        fillEvery10Ms(wrapped, 150);
        fillEvery10Ms(plain, 150);
        const auto a = wrapped.lagColumns(TimePoint(600ms), TimePoint(1500ms), 17);
        const auto b = plain.lagColumns(TimePoint(600ms), TimePoint(1500ms), 17);
        QCOMPARE(a.values.size(), b.values.size());
        for (std::size_t i = 0; i < a.values.size(); ++i) {
            QCOMPARE(a.values[i].count, b.values[i].count);
            QCOMPARE(a.values[i].max, b.values[i].max);
        }
    }

    void columnsOfNothingAreEmptyOnes()
    {
        const Recorder recorder;
        const auto columns = recorder.lagColumns(TimePoint(0ms), TimePoint(1s), 10);
        QCOMPARE(columns.values.size(), std::size_t(10));
        QVERIFY(std::all_of(columns.values.begin(), columns.values.end(), [](auto &c) { return c.count == 0; }));
        QVERIFY(recorder.lagColumns(TimePoint(0ms), TimePoint(0s), 10).values.empty());
    }

    void canBeFedWhileItIsRead()
    {
        Recorder recorder(1000, 10);
        std::thread feeder([&] { fillEvery10Ms(recorder, 20'000); });
        std::uint64_t revision = 0;
        while (revision < 40'000) {
            const auto cut = recorder.cut(TimePoint(0ms), TimePoint(1h));
            for (std::size_t i = 1; i < cut.lag.size(); ++i)
                QCOMPARE(cut.lag[i].due - cut.lag[i - 1].due, Duration(10ms));
            recorder.lagColumns(TimePoint(0ms), TimePoint(200s), 100);
            revision = recorder.revision();
        }
        feeder.join();
        QCOMPARE(recorder.latestLag().value.due, TimePoint(19'999 * 10ms));
    }

    // A chart of a minute at 1 kHz, 1 000 px wide. Prints what the lock is held for at most.
    void benchmarkColumns()
    {
        Recorder recorder;
        for (int i = 0; i < 90'000; ++i)
            recorder.lag({ TimePoint(i * 1ms), Duration(i * 7919 % 100'000) });
        int count = 0;
        QBENCHMARK {
            const auto columns = recorder.lagColumns(TimePoint(30s), TimePoint(90s), 1000);
            count = 0;
            for (const auto &column : columns.values)
                count += column.count;
        }
        QCOMPARE(count, 60'000);
    }
};

QTEST_APPLESS_MAIN(TestRecorder)
#include "tst_recorder.moc"
