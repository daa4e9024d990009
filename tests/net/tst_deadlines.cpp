// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/deadlines.h"

#include <QTest>
#include <vector>

using namespace thaw;
using namespace std::chrono_literals;

class TestDeadlines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void callsInOrderAndNeverEarly()
    {
        const base::Clock &clock = base::SteadyClock::instance();
        std::vector<runtime::TimerNode *> called;
        bool early = false;
        net::Deadlines deadlines(clock, [&](runtime::TimerNode &node) {
            called.push_back(&node);
            early |= clock.now() < node.due;
        });
        runtime::TimerNode late, soon, never;
        const base::TimePoint now = clock.now();
        deadlines.add(late, now + 21500us);
        deadlines.add(never, now + 1ms);
        deadlines.add(soon, now + 700us);
        deadlines.remove(never);
        deadlines.remove(never);
        QTRY_COMPARE(called.size(), std::size_t(2));
        QCOMPARE(called[0], &soon);
        QCOMPARE(called[1], &late);
        QVERIFY(!early);
    }

    void oneMayBeSetAnew()
    {
        const base::Clock &clock = base::SteadyClock::instance();
        int calls = 0;
        net::Deadlines deadlines(clock, [&](runtime::TimerNode &) { ++calls; });
        runtime::TimerNode node;
        deadlines.add(node, clock.now() + 1h);
        deadlines.add(node, clock.now() - 1s);
        QTRY_COMPARE(calls, 1);
        QCOMPARE(node.place, runtime::TimerNode::nowhere);
    }
};

QTEST_GUILESS_MAIN(TestDeadlines)
#include "tst_deadlines.moc"
