// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "recording/ring_buffer.h"

#include <QTest>

#include <numeric>

using thaw::recording::RingBuffer;

namespace {

RingBuffer<int> filled(std::size_t capacity, int count)
{
    RingBuffer<int> buffer(capacity);
    for (int i = 0; i < count; ++i)
        buffer.push(i);
    return buffer;
}

std::vector<int> contentOf(const RingBuffer<int> &buffer, std::size_t first, std::size_t last)
{
    std::vector<int> all;
    for (const auto run : buffer.runs(first, last))
        all.insert(all.end(), run.begin(), run.end());
    return all;
}

} // namespace

class TestRingBuffer : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void keepsTheNewestInOrder()
    {
        const auto buffer = filled(4, 10);
        QCOMPARE(buffer.size(), std::size_t(4));
        QCOMPARE(buffer.capacity(), std::size_t(4));
        for (int i = 0; i < 4; ++i)
            QCOMPARE(buffer[i], 6 + i);
        QCOMPARE(buffer.back(), 9);
    }

    void isEmptyAtFirst()
    {
        const RingBuffer<int> buffer(3);
        QVERIFY(buffer.empty());
        QCOMPARE(buffer.partitionPoint([](int) { return true; }), std::size_t(0));
        QVERIFY(contentOf(buffer, 0, 0).empty());
    }

    void holdsAtLeastOne()
    {
        const auto buffer = filled(0, 5);
        QCOMPARE(buffer.capacity(), std::size_t(1));
        QCOMPARE(buffer.back(), 4);
    }

    void findsThePartitionPointWhereverItWraps()
    {
        for (int count = 0; count <= 12; ++count) {
            const auto buffer = filled(5, count);
            const int oldest = std::max(0, count - 5);
            for (int limit = -1; limit <= count + 1; ++limit) {
                const auto expected = std::clamp(limit, oldest, count) - oldest;
                QCOMPARE(buffer.partitionPoint([limit](int v) { return v < limit; }), std::size_t(expected));
            }
        }
    }

    void runsAreWhatIndexingGives()
    {
        for (int count = 0; count <= 12; ++count) {
            const auto buffer = filled(5, count);
            for (std::size_t first = 0; first <= buffer.size(); ++first) {
                for (std::size_t last = 0; last <= buffer.size(); ++last) {
                    std::vector<int> expected;
                    for (std::size_t i = first; i < last; ++i)
                        expected.push_back(buffer[i]);
                    QCOMPARE(contentOf(buffer, first, last), expected);
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestRingBuffer)
#include "tst_ring_buffer.moc"
