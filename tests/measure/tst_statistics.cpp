// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "measure/bootstrap.h"
#include "measure/statistics.h"

#include <QTest>
#include <cmath>

using namespace thaw;

class TstStatistics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knownValues()
    {
        const auto s = measure::statistics({ 2, 4, 4, 4, 5, 5, 7, 9 });
        QCOMPARE(s.mean, 5.0);
        QCOMPARE(s.median, 4.5);
        QCOMPARE(s.minimum, 2.0);
        QCOMPARE(s.maximum, 9.0);
        QCOMPARE(s.stddev, std::sqrt(32.0 / 7));
        QCOMPARE(s.cv, std::sqrt(32.0 / 7) / 5);
    }

    void oneSampleDoesntDeviate()
    {
        const auto s = measure::statistics({ 3 });
        QCOMPARE(s.mean, 3.0);
        QCOMPARE(s.median, 3.0);
        QVERIFY(std::isnan(s.stddev));
        QVERIFY(std::isnan(s.cv));
        QVERIFY(!measure::medianInterval95({ 3 }));
    }

    void noSampleIsNothing()
    {
        QVERIFY(std::isnan(measure::statistics({}).median));
        QVERIFY(!measure::medianInterval95({}));
    }

    void intervalIsRepeatableAndHoldsTheMedian()
    {
        std::vector<double> samples;
        for (int i = 0; i < 101; ++i)
            samples.push_back((i * 37) % 101); // 0 … 100, shuffled
        const auto interval = measure::medianInterval95(samples);
        QVERIFY(interval);
        // 1.96 standard errors of the median of a uniform variable: 50 ± 1.96 · 101 / (2 √101).
        QVERIFY(std::fabs(interval->low - 40.15) < 4);
        QVERIFY(std::fabs(interval->high - 59.85) < 4);
        QCOMPARE(measure::medianInterval95(samples)->low, interval->low);
    }

    void equalSamplesHaveAnIntervalOfNoWidth()
    {
        const auto interval = measure::medianInterval95({ 5, 5, 5 });
        QCOMPARE(interval->low, 5.0);
        QCOMPARE(interval->high, 5.0);
    }
};

QTEST_APPLESS_MAIN(TstStatistics)
#include "tst_statistics.moc"
