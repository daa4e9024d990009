// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "recording/lag_summary.h"

#include <QTest>

using namespace thaw;
using namespace std::chrono_literals;
using base::Duration;
using base::TimePoint;
using recording::Recording;
using recording::summarise;

namespace {

// The lag of a loop that is blocked from 0 until `length`, seen every 10 ms.
Recording blockOf(Duration length)
{
    Recording recording { TimePoint(0ms), TimePoint(length), {}, {}, {} };
    for (Duration due = 0ms; due < length; due += 10ms)
        recording.lag.push_back({ TimePoint(due), length - due });
    return recording;
}

monitor::Stall stallOf(Duration onCpu, Duration waiting, Duration blocked)
{
    return { TimePoint(0ms), TimePoint(onCpu + waiting + blocked), onCpu, waiting, blocked, true };
}

} // namespace

class TestLagSummary : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void oneBlockOverTheWholeSpan()
    {
        const auto summary = summarise(blockOf(1000ms));
        QCOMPARE(summary.p50_ms, 500.0);
        QCOMPARE(summary.p99_ms, 990.0);
        QCOMPARE(summary.max_ms, 1000.0);
    }

    // However seldom the block was seen, all that was due in it waited for the same moment.
    void aBlockIsExactWithFewSamples()
    {
        Recording recording { TimePoint(0ms), TimePoint(1000ms), {}, {}, {} };
        recording.lag = { { TimePoint(0ms), 1000ms }, { TimePoint(130ms), 870ms } };
        const auto summary = summarise(recording);
        QCOMPARE(summary.p50_ms, 500.0);
        QCOMPARE(summary.p99_ms, 990.0);
        QCOMPARE(summary.max_ms, 1000.0);
    }

    void twoBlocksAddUp()
    {
        Recording recording { TimePoint(0ms), TimePoint(400ms), {}, {}, {} };
        recording.lag = { { TimePoint(0ms), 200ms }, { TimePoint(200ms), 100ms }, { TimePoint(300ms), 0ms } };
        const auto summary = summarise(recording);
        QCOMPARE(summary.p50_ms, 50.0); // 100 ms of nothing, and 50 in each block
        QCOMPARE(summary.p99_ms, 196.0);
    }

    void aSampleCountsForAsLongAsItStands()
    {
        Recording recording { TimePoint(0ms), TimePoint(1000ms), {}, {}, {} };
        recording.lag = { { TimePoint(0ms), 1ms }, { TimePoint(500ms), 7ms } };
        QCOMPARE(summarise(recording).p50_ms, 1.0); // exactly half of the time
        recording.lag[1].due = TimePoint(500ms - 1ns);
        QCOMPARE(summarise(recording).p50_ms, 7.0); // a nanosecond short of it
    }

    // More samples at one end, as expectNow() makes them, must not shift the percentiles.
    void extraSamplesDoNotWeighMore()
    {
        Recording recording { TimePoint(0ms), TimePoint(100ms), {}, {}, {} };
        for (int i = 0; i < 1000; ++i)
            recording.lag.push_back({ TimePoint(i * 1us), 9ms });
        for (int i = 1; i < 100; ++i)
            recording.lag.push_back({ TimePoint(i * 1ms), 900us });
        const auto summary = summarise(recording);
        QCOMPARE(summary.p50_ms, 0.9);
        QCOMPARE(summary.p99_ms, 0.9); // the 9 ms stood for exactly 1 %
        QCOMPARE(summary.max_ms, 9.0);
    }

    void theTimeBeforeTheFirstSampleIsNotPartOfTheSpan()
    {
        Recording recording { TimePoint(0ms), TimePoint(1000ms), {}, {}, {} };
        recording.lag = { { TimePoint(990ms), 4ms }, { TimePoint(996ms), 2ms } };
        QCOMPARE(summarise(recording).p50_ms, 4.0);
    }

    void aSampleAtTheVeryEndStandsForNoTimeButIsTheMost()
    {
        Recording recording { TimePoint(0ms), TimePoint(100ms), {}, {}, {} };
        recording.lag = { { TimePoint(0ms), 1ms }, { TimePoint(100ms), 30ms } };
        const auto summary = summarise(recording);
        QCOMPARE(summary.p99_ms, 1.0);
        QCOMPARE(summary.max_ms, 30.0);
        recording.lag.erase(recording.lag.begin());
        QCOMPARE(summarise(recording).p50_ms, 30.0); // nothing else is known
    }

    void nothingSeenIsZero()
    {
        const auto summary = summarise({ TimePoint(0ms), TimePoint(1s), {}, {}, {} });
        QCOMPARE(summary.p50_ms, 0.0);
        QCOMPARE(summary.p99_ms, 0.0);
        QCOMPARE(summary.max_ms, 0.0);
        QCOMPARE(summary.stallsOver50ms, 0);
        QCOMPARE(summary.longestStall_ms, 0.0);
        QCOMPARE(summary.threadsPeak, 0);
    }

    void percentilesAreExactOverAnHour()
    {
        Recording recording { TimePoint(0ms), TimePoint(1h), {}, {}, {} };
        for (int i = 0; i < 360'000; ++i)
            recording.lag.push_back({ TimePoint(i * 10ms), i % 100 == 99 ? 9ms : 1ms });
        QCOMPARE(summarise(recording).p99_ms, 1.0); // 99 of 100 are 99 percent
        recording.lag[0].lag = 9ms;
        QCOMPARE(summarise(recording).p99_ms, 9.0);
    }

    void stallsCountByTheProgramsPart()
    {
        Recording recording;
        recording.stalls = { stallOf(20ms, 600ms, 30ms), // the machine's fault: 50 is not over 50
                             stallOf(20ms, 100ms, 31ms), stallOf(80ms, 0ms, 0ms) };
        const auto summary = summarise(recording);
        QCOMPARE(summary.stallsOver50ms, 2);
        QCOMPARE(summary.longestStall_ms, 151.0); // the whole length of a counted one
    }

    void withoutAnAccountTheWholeLengthCounts()
    {
        Recording recording;
        recording.stalls = { { TimePoint(0ms), TimePoint(51ms) } };
        QCOMPARE(summarise(recording).stallsOver50ms, 1);
        QCOMPARE(summarise(recording).longestStall_ms, 51.0);
    }

    void threadsPeakIsTheDemosWithTheCountAtTheBeginning()
    {
        Recording recording { TimePoint(100ms), TimePoint(200ms), {}, {}, {} };
        recording.threads = { { TimePoint(95ms), 12, 3 }, // held at the beginning
                              { TimePoint(105ms), 10, 3 },
                              { TimePoint(115ms), 20, 13 } };
        QCOMPARE(summarise(recording).threadsPeak, 9);
    }
};

QTEST_APPLESS_MAIN(TestLagSummary)
#include "tst_lag_summary.moc"
