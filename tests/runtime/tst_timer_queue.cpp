// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "runtime/timer_queue.h"

#include <QTest>
#include <algorithm>
#include <memory>
#include <random>

using namespace thaw;
using namespace std::chrono_literals;
using runtime::TimerNode;
using runtime::TimerQueue;

namespace {

base::TimePoint at(int ms)
{
    return base::TimePoint {} + std::chrono::milliseconds(ms);
}

} // namespace

class TestTimerQueue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void neverGivesOutAnEarlyNode()
    {
        TimerQueue queue;
        TimerNode node;
        node.due = at(10);
        queue.add(node);
        QCOMPARE(queue.popDue(at(10) - 1ns), nullptr);
        QCOMPARE(queue.popDue(at(10)), &node);
        QVERIFY(queue.empty());
    }

    void removesOnlyWhatIsThere()
    {
        TimerQueue queue;
        TimerNode node;
        QVERIFY(!queue.remove(node));
        queue.add(node);
        QVERIFY(queue.remove(node));
        QVERIFY(!queue.remove(node));
        QVERIFY(!queue.nextDue());
    }

    void keepsOrderUnderRandomAddsAndRemoves()
    {
        std::mt19937 random(20261201);
        TimerQueue queue;
        std::vector<std::unique_ptr<TimerNode>> nodes;
        for (int i = 0; i < 2000; ++i) {
            nodes.push_back(std::make_unique<TimerNode>());
            nodes.back()->due = at(int(random() % 500));
            queue.add(*nodes.back());
        }
        std::size_t left = nodes.size();
        for (std::size_t i = 0; i < nodes.size(); i += 3, --left)
            QVERIFY(queue.remove(*nodes[i]));
        base::TimePoint last {};
        for (; left > 0; --left) {
            QVERIFY(queue.nextDue());
            TimerNode *const node = queue.popDue(at(500));
            QVERIFY(node);
            QVERIFY(node->due >= last);
            last = node->due;
        }
        QVERIFY(queue.empty());
    }
};

QTEST_GUILESS_MAIN(TestTimerQueue)
#include "tst_timer_queue.moc"
