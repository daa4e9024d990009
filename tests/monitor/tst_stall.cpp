// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/stall.h"

#include <QTest>

using namespace thaw;
using namespace std::chrono_literals;
using monitor::Verdict;

Q_DECLARE_METATYPE(thaw::monitor::Verdict)

class TestStall : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void verdictIsTheLargestPart_data()
    {
        QTest::addColumn<int>("onCpu");
        QTest::addColumn<int>("waiting");
        QTest::addColumn<int>("blocked");
        QTest::addColumn<Verdict>("verdict");
        QTest::newRow("on CPU") << 3 << 1 << 2 << Verdict::OnCpu;
        QTest::newRow("waiting") << 1 << 3 << 2 << Verdict::WaitingForCpu;
        QTest::newRow("blocked") << 1 << 2 << 3 << Verdict::Blocked;
        QTest::newRow("blocked before on CPU") << 2 << 1 << 2 << Verdict::Blocked;
        QTest::newRow("on CPU before waiting") << 2 << 2 << 1 << Verdict::OnCpu;
        QTest::newRow("blocked before waiting") << 0 << 2 << 2 << Verdict::Blocked;
        QTest::newRow("all equal") << 2 << 2 << 2 << Verdict::Blocked;
    }

    void verdictIsTheLargestPart()
    {
        QFETCH(int, onCpu);
        QFETCH(int, waiting);
        QFETCH(int, blocked);
        QFETCH(Verdict, verdict);
        monitor::Stall stall;
        stall.onCpu = onCpu * 1ms;
        stall.waitingForCpu = waiting * 1ms;
        stall.blocked = blocked * 1ms;
        stall.accounted = true;
        QCOMPARE(stall.verdict(), verdict);
    }

    void withoutAnAccountTheVerdictIsUnknownAndTheProgramAnswersForAll()
    {
        monitor::Stall stall;
        stall.begin = base::TimePoint(1s);
        stall.end = base::TimePoint(1300ms);
        QCOMPARE(stall.verdict(), Verdict::Unknown);
        QCOMPARE(stall.programsPart(), base::Duration(300ms));
    }

    void theProgramDoesNotAnswerForWaitingForACpu()
    {
        monitor::Stall stall { base::TimePoint(1s), base::TimePoint(1732ms), 150ms, 582ms, 0ms, true };
        QCOMPARE(stall.length(), base::Duration(732ms));
        QCOMPARE(stall.programsPart(), base::Duration(150ms));
    }

    void idsAreStable()
    {
        QCOMPARE(monitor::verdictId(Verdict::OnCpu), "on-cpu");
        QCOMPARE(monitor::verdictId(Verdict::WaitingForCpu), "waiting-for-cpu");
        QCOMPARE(monitor::verdictId(Verdict::Blocked), "blocked");
        QCOMPARE(monitor::verdictId(Verdict::Unknown), "unknown");
    }
};

QTEST_APPLESS_MAIN(TestStall)
#include "tst_stall.moc"
