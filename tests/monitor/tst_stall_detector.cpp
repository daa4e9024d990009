// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/stall_detector.h"

#include <QTest>

using namespace thaw;
using namespace std::chrono_literals;
using base::Duration;
using base::TimePoint;
using monitor::CpuReading;
using monitor::detectStall;

class TestStallDetector : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void exactlyTheThresholdIsNoStall()
    {
        QVERIFY(!detectStall({ TimePoint(0ms), {} }, { TimePoint(50ms), {} }, 50ms));
        QVERIFY(detectStall({ TimePoint(0ms), {} }, { TimePoint(50ms + 1ns), {} }, 50ms));
    }

    void reachesFromTheDueToTheMomentHandled()
    {
        const auto stall = detectStall({ TimePoint(3ms), {} }, { TimePoint(303ms), {} }, 50ms);
        QVERIFY(stall);
        QCOMPARE(stall->begin, TimePoint(3ms));
        QCOMPARE(stall->end, TimePoint(303ms));
    }

    void partsAreTheDifferenceOfTheAccounts()
    {
        const auto stall = detectStall({ TimePoint(0ms), CpuReading { 1000ms, 70ms } },
                                       { TimePoint(732ms), CpuReading { 1150ms, 652ms } }, 50ms);
        QVERIFY(stall && stall->accounted);
        QCOMPARE(stall->onCpu, Duration(150ms));
        QCOMPARE(stall->waitingForCpu, Duration(582ms));
        QCOMPARE(stall->blocked, Duration(0));
        QCOMPARE(stall->verdict(), monitor::Verdict::WaitingForCpu);
    }

    void whatIsLeftIsBlocked()
    {
        const auto stall = detectStall({ TimePoint(0ms), CpuReading {} },
                                       { TimePoint(300ms), CpuReading { 20ms, 5ms } }, 50ms);
        QVERIFY(stall);
        QCOMPARE(stall->blocked, Duration(275ms));
    }

    void partsAreCutSoThatTheySumToTheLength_data()
    {
        QTest::addColumn<int>("onCpu");
        QTest::addColumn<int>("waiting");
        QTest::newRow("more on CPU than there was time") << 400 << 10;
        QTest::newRow("a wait that had begun before") << 100 << 400;
        QTest::newRow("both") << 250 << 250;
        QTest::newRow("accounts that went backwards") << -5 << -7;
    }

    void partsAreCutSoThatTheySumToTheLength()
    {
        QFETCH(int, onCpu);
        QFETCH(int, waiting);
        const auto stall = detectStall({ TimePoint(0ms), CpuReading { 10ms, 10ms } },
                                       { TimePoint(300ms), CpuReading { 10ms + onCpu * 1ms, 10ms + waiting * 1ms } }, 50ms);
        QVERIFY(stall);
        QVERIFY(stall->onCpu >= 0ms && stall->waitingForCpu >= 0ms && stall->blocked >= 0ms);
        QCOMPARE(stall->onCpu + stall->waitingForCpu + stall->blocked, stall->length());
        QCOMPARE(stall->onCpu, Duration(std::clamp(onCpu, 0, 300) * 1ms));
    }

    void oneMissingAccountIsNoAccount()
    {
        QVERIFY(!detectStall({ TimePoint(0ms), {} }, { TimePoint(300ms), CpuReading {} }, 50ms)->accounted);
        QVERIFY(!detectStall({ TimePoint(0ms), CpuReading {} }, { TimePoint(300ms), {} }, 50ms)->accounted);
    }
};

QTEST_APPLESS_MAIN(TestStallDetector)
#include "tst_stall_detector.moc"
