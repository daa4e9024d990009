// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vital_signs/pulse_track.h"

#include <QTest>

using namespace thaw;
using namespace std::chrono_literals;
using base::TimePoint;
using vital_signs::PulseTrack;
using Slot = PulseTrack::Slot;

class TestPulseTrack : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachFrameLeavesATick();
    void aFreezeLeavesAHole();
    void goesRound();
    void aFreezeLongerThanARoundLeavesNothingElse();
};

namespace {

// Ten slots of 100 ms; "." empty, "|" tick, "-" hole.
PulseTrack track()
{
    return PulseTrack(10, 1s, 50ms);
}

QByteArray drawn(const PulseTrack &track)
{
    QByteArray text;
    for (int i = 0; i < track.slotCount(); ++i)
        text += track.slot(i) == Slot::Empty ? '.' : track.slot(i) == Slot::Tick ? '|' : '-';
    return text;
}

void run(PulseTrack &track, base::Duration from, base::Duration to)
{
    for (base::Duration at = from; at <= to; at += 20ms)
        track.beat(TimePoint(7s) + at);
}

} // namespace

void TestPulseTrack::eachFrameLeavesATick()
{
    PulseTrack t = track();
    QCOMPARE(drawn(t), QByteArray(".........."));
    run(t, 0ms, 340ms);
    QCOMPARE(drawn(t), QByteArray("||||......"));
    QCOMPARE(t.current(), 3);
    QCOMPARE(t.position(), 0.34);
}

void TestPulseTrack::aFreezeLeavesAHole()
{
    PulseTrack t = track();
    run(t, 0ms, 200ms);
    t.beat(TimePoint(7s) + 650ms);
    QCOMPARE(drawn(t), QByteArray("|||---|..."));
    run(t, 670ms, 700ms);
    QCOMPARE(drawn(t), QByteArray("|||---|..."));
}

void TestPulseTrack::goesRound()
{
    PulseTrack t = track();
    run(t, 0ms, 200ms);
    t.beat(TimePoint(7s) + 650ms);
    run(t, 660ms, 1400ms);
    QCOMPARE(drawn(t), QByteArray("|||||-||||")); // the oldest part of the hole is overwritten
    QCOMPARE(t.current(), 4);
}

void TestPulseTrack::aFreezeLongerThanARoundLeavesNothingElse()
{
    PulseTrack t = track();
    run(t, 0ms, 980ms);
    t.beat(TimePoint(7s) + 60s);
    QCOMPARE(drawn(t), QByteArray("|---------"));
}

QTEST_APPLESS_MAIN(TestPulseTrack)
#include "tst_pulse_track.moc"
