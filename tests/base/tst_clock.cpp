// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/clock.h"

#include <QTest>

using namespace thaw::base;
using namespace std::chrono_literals;

class TestClock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theManualClockMovesOnlyWhenTold()
    {
        ManualClock clock;
        QVERIFY(clock.now() == TimePoint());
        clock.advance(1500us);
        QVERIFY(clock.now() == TimePoint(1500us));
        clock.advance(1ns);
        QVERIFY(clock.now() == TimePoint(1500001ns));
        clock.set(TimePoint(2s));
        QVERIFY(clock.now() == TimePoint(2s));
    }

    void theSteadyClockNeverGoesBack()
    {
        const Clock &clock = SteadyClock::instance();
        const TimePoint before = std::chrono::steady_clock::now();
        TimePoint last = before;
        for (int i = 0; i < 1000; ++i) {
            const TimePoint now = clock.now();
            QVERIFY(now >= last);
            last = now;
        }
        QVERIFY(last <= std::chrono::steady_clock::now());
    }

    void rawNumbers()
    {
        QCOMPARE(toMs(1500us), 1.5);
        QCOMPARE(toMs(-2s), -2000.0);
        QCOMPARE(toMs(1ns), 1e-6);
        QCOMPARE(toSeconds(250ms), 0.25);
    }
};

QTEST_APPLESS_MAIN(TestClock)
#include "tst_clock.moc"
