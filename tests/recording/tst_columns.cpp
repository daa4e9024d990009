// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "recording/columns.h"

#include <QTest>

#include <utility>

using namespace thaw;
using namespace std::chrono_literals;
using base::Duration;
using base::TimePoint;
using recording::Columns;
using recording::emptyColumns;

namespace {

using Sample = std::pair<TimePoint, float>;

void add(Columns &columns, const std::vector<Sample> &samples)
{
    recording::addToColumns(columns, std::span(samples), [](const Sample &s) { return s.first; },
                            [](const Sample &s) { return s.second; });
}

} // namespace

class TestColumns : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void coverTheSpanExactlyWhenItIsOnAnEdge()
    {
        const Columns columns = emptyColumns(TimePoint(100ms), TimePoint(200ms), 10);
        QCOMPARE(columns.width, Duration(10ms));
        QCOMPARE(columns.begin, TimePoint(100ms));
        QCOMPARE(columns.values.size(), std::size_t(10));
        QCOMPARE(columns.beginOf(3), TimePoint(130ms));
    }

    void edgesAreMultiplesOfTheWidth()
    {
        const Columns columns = emptyColumns(TimePoint(103ms), TimePoint(203ms), 10);
        QCOMPARE(columns.begin, TimePoint(100ms));
        QCOMPARE(columns.values.size(), std::size_t(11));
        QVERIFY(columns.beginOf(columns.values.size()) >= TimePoint(203ms));
    }

    void momentsBeforeTheClocksZeroAreRoundedDownToo()
    {
        const Columns columns = emptyColumns(TimePoint(-97ms), TimePoint(3ms), 10);
        QCOMPARE(columns.begin, TimePoint(-100ms));
    }

    void thereAreNoneOfNoWidth()
    {
        QVERIFY(emptyColumns(TimePoint(1s), TimePoint(1s), 10).values.empty());
        QVERIFY(emptyColumns(TimePoint(2s), TimePoint(1s), 10).values.empty());
        QVERIFY(emptyColumns(TimePoint(1s), TimePoint(2s), 0).values.empty());
        QVERIFY(emptyColumns(TimePoint(0ns), TimePoint(9ns), 10).values.empty());
        Columns none;
        add(none, { { TimePoint(0ms), 1.0f } }); // and nothing happens
        QVERIFY(none.values.empty());
    }

    void holdLeastMostAndCount()
    {
        Columns columns = emptyColumns(TimePoint(0ms), TimePoint(40ms), 4);
        add(columns, { { TimePoint(0ms), 5.0f },
                       { TimePoint(5ms), -2.0f },
                       { TimePoint(10ms - 1ns), 3.0f },
                       { TimePoint(10ms), 7.0f }, // an edge belongs to the column it begins
                       { TimePoint(35ms), 0.0f } });
        QCOMPARE(columns.values[0].min, -2.0f);
        QCOMPARE(columns.values[0].max, 5.0f);
        QCOMPARE(columns.values[0].count, 3);
        QCOMPARE(columns.values[1].min, 7.0f);
        QCOMPARE(columns.values[1].max, 7.0f);
        QCOMPARE(columns.values[1].count, 1);
        QCOMPARE(columns.values[2].count, 0); // a gap stays a gap
        QCOMPARE(columns.values[3].count, 1);
    }

    void passOverWhatIsOutside()
    {
        Columns columns = emptyColumns(TimePoint(100ms), TimePoint(200ms), 10);
        add(columns, { { TimePoint(99ms), 1.0f }, { TimePoint(150ms), 2.0f }, { TimePoint(200ms), 3.0f } });
        int total = 0;
        for (const auto &column : columns.values)
            total += column.count;
        QCOMPARE(total, 1);
        QCOMPARE(columns.values[5].count, 1);
    }

    void canBeFilledInPortions()
    {
        Columns once = emptyColumns(TimePoint(0ms), TimePoint(100ms), 7);
        Columns twice = once;
        std::vector<Sample> samples;
        for (int i = 0; i < 100; ++i)
            samples.push_back({ TimePoint(i * 1ms), float(i * 37 % 11) });
        add(once, samples);
        add(twice, { samples.begin(), samples.begin() + 43 });
        add(twice, { samples.begin() + 43, samples.end() });
        for (std::size_t i = 0; i < once.values.size(); ++i) {
            QCOMPARE(twice.values[i].min, once.values[i].min);
            QCOMPARE(twice.values[i].max, once.values[i].max);
            QCOMPARE(twice.values[i].count, once.values[i].count);
        }
    }

    // As the window moves on, each column that is wholly inside stays exactly as it was.
    void doNotShimmerAsTheWindowMoves()
    {
        std::vector<Sample> samples;
        for (int i = 0; i < 3000; ++i)
            samples.push_back({ TimePoint(i * 1ms + i % 7 * 100us), float(i * 7919 % 101) });
        Columns before = emptyColumns(TimePoint(1s), TimePoint(2s), 123);
        add(before, samples);
        for (Duration moved = 0ms; moved < 300ms; moved += 3ms + 17us) {
            Columns after = emptyColumns(TimePoint(1s) + moved, TimePoint(2s) + moved, 123);
            add(after, samples);
            QCOMPARE(after.width, before.width);
            const auto shift = (after.begin - before.begin) / before.width;
            QCOMPARE(before.begin + shift * before.width, after.begin);
            for (std::size_t i = std::size_t(shift); i < before.values.size(); ++i) {
                QCOMPARE(after.values[i - shift].min, before.values[i].min);
                QCOMPARE(after.values[i - shift].max, before.values[i].max);
                QCOMPARE(after.values[i - shift].count, before.values[i].count);
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestColumns)
#include "tst_columns.moc"
