// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/lag_ledger.h"

#include <QTest>

using namespace thaw;
using namespace std::chrono_literals;
using base::Duration;
using base::TimePoint;
using monitor::CpuReading;
using monitor::LagLedger;

namespace {

constexpr Duration threshold = 50ms;
constexpr Duration patience = 60ms;

// A ledger on a manual clock whose sampler is always awake, unless a test says otherwise.
struct Desk {
    base::ManualClock clock;
    LagLedger ledger { clock.now(), threshold, patience };
    LagLedger::Settled out;

    void due() { ledger.due({ clock.now(), {} }); }
    void handled() { ledger.handled({ clock.now(), {} }); }
    const LagLedger::Settled &drain()
    {
        ledger.awake(clock.now());
        ledger.drain(out, clock.now());
        return out;
    }
};

} // namespace

class TestLagLedger : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void lagCountsFromWhenTheEventWasDue()
    {
        Desk desk;
        desk.clock.advance(10ms);
        desk.due();
        desk.clock.advance(3ms);
        desk.handled();
        const auto &out = desk.drain();
        QCOMPARE(out.lag.size(), std::size_t(1));
        QCOMPARE(out.lag[0].due, TimePoint(10ms));
        QCOMPARE(out.lag[0].lag, Duration(3ms));
        QVERIFY(out.stalls.empty());
    }

    void allThatWaitedIsHandledInOneGoAndIsOneStall()
    {
        Desk desk;
        for (int i = 0; i < 30; ++i) {
            desk.due();
            desk.clock.advance(10ms);
        }
        desk.handled();
        const auto &out = desk.drain();
        QCOMPARE(out.lag.size(), std::size_t(30));
        for (int i = 0; i < 30; ++i) {
            QCOMPARE(out.lag[i].due, TimePoint(i * 10ms));
            QCOMPARE(out.lag[i].lag, Duration(300ms - i * 10ms));
        }
        QCOMPARE(out.stalls.size(), std::size_t(1));
        QCOMPARE(out.stalls[0].begin, TimePoint(0ms));
        QCOMPARE(out.stalls[0].end, TimePoint(300ms));
    }

    void anAnswerInBetweenMakesTwoStalls()
    {
        Desk desk;
        for (int block = 0; block < 2; ++block) {
            for (int i = 0; i < 30; ++i) {
                desk.due();
                desk.clock.advance(10ms);
            }
            desk.handled();
        }
        const auto &out = desk.drain();
        QCOMPARE(out.stalls.size(), std::size_t(2));
        QCOMPARE(out.stalls[0].length(), Duration(300ms));
        QCOMPARE(out.stalls[1].begin, TimePoint(300ms));
        QCOMPARE(out.stalls[1].length(), Duration(300ms));
    }

    void burstsWithinTheThresholdAreNoStall()
    {
        Desk desk;
        for (int burst = 0; burst < 100; ++burst) {
            for (int i = 0; i < 5; ++i) {
                desk.due();
                desk.clock.advance(10ms);
            }
            desk.handled(); // every 50 ms
        }
        QVERIFY(desk.drain().stalls.empty());
        QCOMPARE(desk.out.lag.size(), std::size_t(500));
    }

    void stallTakesTheAccountOfTheOldestEvent()
    {
        Desk desk;
        desk.ledger.due({ TimePoint(0ms), CpuReading { 1s, 0ms } });
        desk.ledger.due({ TimePoint(10ms), CpuReading { 1s + 10ms, 0ms } });
        desk.clock.set(TimePoint(100ms));
        desk.ledger.handled({ TimePoint(100ms), CpuReading { 1s + 90ms, 4ms } });
        const auto &out = desk.drain();
        QCOMPARE(out.stalls.size(), std::size_t(1));
        QVERIFY(out.stalls[0].accounted);
        QCOMPARE(out.stalls[0].onCpu, Duration(90ms));
        QCOMPARE(out.stalls[0].waitingForCpu, Duration(4ms));
        QCOMPARE(out.stalls[0].blocked, Duration(6ms));
    }

    void waitingIsTheOldestEventsWait()
    {
        Desk desk;
        QCOMPARE(desk.ledger.waiting(desk.clock.now()), Duration(0));
        desk.due();
        desk.clock.advance(10ms);
        desk.due();
        desk.clock.advance(7ms);
        QCOMPARE(desk.ledger.waiting(desk.clock.now()), Duration(17ms));
        desk.handled();
        QCOMPARE(desk.ledger.waiting(desk.clock.now()), Duration(0));
    }

    void drainSaysHowFarItIsComplete()
    {
        Desk desk;
        desk.clock.advance(5ms);
        QCOMPARE(desk.drain().until, TimePoint(5ms));
        desk.due();
        desk.clock.advance(20ms);
        QCOMPARE(desk.drain().until, TimePoint(5ms)); // the one that waits
        desk.handled();
        QCOMPARE(desk.drain().until, TimePoint(25ms));
        QCOMPARE(desk.out.lag.size(), std::size_t(1));
        QVERIFY(desk.drain().lag.empty()); // and nothing is handed over twice
    }

    void whatWasHandledWhileTheSamplerIsAwayWaitsForIt()
    {
        Desk desk;
        desk.due();
        desk.clock.advance(patience + 1ns);
        desk.handled();
        desk.ledger.drain(desk.out, desk.clock.now());
        QVERIFY(desk.out.lag.empty());
        QVERIFY(desk.out.stalls.empty());
        QCOMPARE(desk.out.until, TimePoint(0ms));
        // It had merely come late: the stall is real.
        QCOMPARE(desk.drain().lag.size(), std::size_t(1));
        QCOMPARE(desk.out.stalls.size(), std::size_t(1));
        QCOMPARE(desk.out.until, desk.clock.now());
    }

    void whatWaitedThroughAnAbsenceIsLeftOut()
    {
        Desk desk;
        desk.due();
        desk.clock.advance(1ms);
        desk.handled(); // before it
        desk.clock.advance(9ms);
        desk.due();
        desk.ledger.awake(desk.clock.now());
        desk.clock.advance(2s); // stopped; the loop handles the event before the sampler is back
        desk.handled();
        desk.ledger.absent(TimePoint(10ms), desk.clock.now());
        const auto &out = desk.drain();
        QCOMPARE(out.lag.size(), std::size_t(1));
        QCOMPARE(out.lag[0].due, TimePoint(0ms));
        QVERIFY(out.stalls.empty());
        QCOMPARE(out.until, desk.clock.now());
    }

    void anAbsenceForgetsWhatStillWaitsAndCountsFromThenOn()
    {
        Desk desk;
        desk.ledger.due({ desk.clock.now(), CpuReading {} });
        desk.ledger.awake(desk.clock.now());
        desk.clock.advance(2s);
        desk.ledger.absent(TimePoint(0ms), desk.clock.now());
        QVERIFY(!desk.ledger.hasPending());
        desk.ledger.due({ desk.clock.now(), CpuReading { 5ms, 0ms } });
        desk.clock.advance(100ms); // it really was blocked, and still is
        desk.ledger.handled({ desk.clock.now(), CpuReading { 5ms, 0ms } });
        const auto &out = desk.drain();
        QCOMPARE(out.stalls.size(), std::size_t(1));
        QCOMPARE(out.stalls[0].begin, TimePoint(2s));
        QCOMPARE(out.stalls[0].blocked, Duration(100ms));
    }

    void anAbsenceKeepsAnEventThatOnlyJustBecameDue()
    {
        Desk desk;
        desk.due();
        desk.clock.advance(2s);
        desk.ledger.due({ desk.clock.now(), CpuReading { 1ms, 0ms } });
        desk.clock.advance(1ms);
        desk.ledger.absent(TimePoint(0ms), desk.clock.now());
        desk.handled();
        const auto &out = desk.drain();
        QCOMPARE(out.lag.size(), std::size_t(1));
        QCOMPARE(out.lag[0].due, TimePoint(2s));
        QCOMPARE(out.lag[0].lag, Duration(1ms));
    }

    // A stall of 500 ms every 2 s: of each 2 000 ms, an event that becomes due in the first 400
    // waits longer than 100 ms. A probe that waits for its own answer would see one in 151.
    void noCoordinatedOmission()
    {
        Desk desk;
        std::vector<monitor::LagSample> seen;
        for (int tick = 0; tick < 30 * 200; ++tick) {
            desk.due();
            desk.clock.advance(10ms);
            const bool blocked = (tick + 1) % 200 < 50 && (tick + 1) % 200 != 0;
            if (blocked)
                continue;
            desk.handled();
            desk.drain();
            seen.insert(seen.end(), desk.out.lag.begin(), desk.out.lag.end());
        }
        QCOMPARE(seen.size(), std::size_t(6000));
        const auto late = std::count_if(seen.begin(), seen.end(), [](auto &s) { return s.lag > 100ms; });
        QCOMPARE(late, 30 * 40); // 20 %
    }
};

QTEST_APPLESS_MAIN(TestLagLedger)
#include "tst_lag_ledger.moc"
