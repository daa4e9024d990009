// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/tick_schedule.h"

#include <QTest>

using namespace thaw;
using namespace std::chrono_literals;
using base::TimePoint;

class TestTickSchedule : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void beginsAtOnce()
    {
        QCOMPARE(monitor::TickSchedule(TimePoint(7ms), 10ms).next(), TimePoint(7ms));
    }

    void latenessDoesNotAddUp()
    {
        monitor::TickSchedule schedule(TimePoint(0ms), 10ms);
        for (int i = 1; i <= 1000; ++i) {
            schedule.taken(schedule.next() + 9ms);
            QCOMPARE(schedule.next(), TimePoint(i * 10ms));
        }
    }

    void missedTurnsAreLeftOut()
    {
        monitor::TickSchedule schedule(TimePoint(0ms), 10ms);
        schedule.taken(TimePoint(34ms));
        QCOMPARE(schedule.next(), TimePoint(40ms));
        schedule.taken(TimePoint(60ms)); // exactly on a later one: that one is taken
        QCOMPARE(schedule.next(), TimePoint(70ms));
    }

    void anEarlyTurnIsTheOneThatWasNext()
    {
        monitor::TickSchedule schedule(TimePoint(10ms), 10ms);
        schedule.taken(TimePoint(9ms));
        QCOMPARE(schedule.next(), TimePoint(20ms));
    }
};

QTEST_APPLESS_MAIN(TestTickSchedule)
#include "tst_tick_schedule.moc"
