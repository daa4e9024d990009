// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/result_frame.h"
#include "picture_runs.h"

#include <QTest>

#include <cmath>

using namespace thaw;
using namespace thaw::charts;
using namespace std::chrono_literals;
using base::TimePoint;

class TestResultFrame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneLookAStrategy();
    void everyRunBeginsAtZero();
    void stallsThatOverlapAreOneBand();
    void stallsApartAreTwo();
    void anEmptyResultHasAxes();
    void badValuesAreGaps();
};

void TestResultFrame::oneLookAStrategy()
{
    measure::Result result;
    result.runs = { pictureRun(QStringLiteral("blocking"), 1.1, 1.0),
        pictureRun(QStringLiteral("co-await"), 1.1), pictureRun(QStringLiteral("blocking"), 1.1, 1.0) };
    QCOMPARE(strategiesOf(result), QStringList({ QStringLiteral("blocking"), QStringLiteral("co-await") }));
    const ChartFrame frame = resultFrame(result, QStringLiteral("lag"), 100, 8);
    QCOMPARE(frame.curves.size(), std::size_t(3));
    QCOMPARE(frame.curves[0].series, frame.curves[2].series);
    QVERIFY(frame.curves[0].series != frame.curves[1].series);
    QVERIFY(frame.curves[0].stroke != frame.curves[1].stroke); // not by colour alone
    QCOMPARE(frame.greatest, 1000.);
}

void TestResultFrame::everyRunBeginsAtZero()
{
    measure::Result result;
    result.runs = { pictureRun(QStringLiteral("blocking"), 1.1, 1.0) };
    const ChartFrame frame = resultFrame(result, QStringLiteral("lag"), 120, 8);
    QCOMPARE(frame.begin, TimePoint());
    QCOMPARE(frame.begin_s, 0.);
    QCOMPARE(frame.end_s, 1.2); // round, and all of it
    QCOMPARE(frame.bands.size(), std::size_t(1));
    QCOMPARE(frame.bands[0].begin, TimePoint());
    QCOMPARE(frame.bands[0].end, TimePoint(1s));
    QCOMPARE(frame.bands[0].length, QStringLiteral(u"1\u202F000\u00A0ms"));
    QCOMPARE(frame.bands[0].cause, QStringLiteral(u"blocking \u00B7 blocked"));
}

void TestResultFrame::stallsThatOverlapAreOneBand()
{
    measure::Result result;
    result.runs = { pictureRun(QStringLiteral("blocking"), 1.1, 1.0),
        pictureRun(QStringLiteral("blocking"), 1.1, 1.02) };
    const std::vector<Band> bands = bandsOf(result, QStringLiteral("blocking"));
    QCOMPARE(bands.size(), std::size_t(1));
    QCOMPARE(bands[0].end, TimePoint(1020ms));
    QCOMPARE(bands[0].length, QStringLiteral(u"1\u202F000\u20131\u202F020\u00A0ms, 2 stalls"));
}

void TestResultFrame::stallsApartAreTwo()
{
    measure::Result result;
    measure::Run run = pictureRun(QStringLiteral("blocking"), 2, 0.3);
    monitor::Stall later = run.recording.stalls.front();
    later.begin += 1s;
    later.end += 1s;
    run.recording.stalls.push_back(later);
    result.runs = { run };
    const std::vector<Band> bands = bandsOf(result, QStringLiteral("blocking"));
    QCOMPARE(bands.size(), std::size_t(2));
    QCOMPARE(bands[1].begin, TimePoint(1s));
    QVERIFY(bandsOf(result, QStringLiteral("co-await")).empty());
}

void TestResultFrame::anEmptyResultHasAxes()
{
    const ChartFrame frame = resultFrame({}, QStringLiteral("lag"), 100, 8);
    QVERIFY(frame.curves.empty());
    QCOMPARE(frame.end_s, 1.);
    QVERIFY(frame.end > frame.begin);
}

void TestResultFrame::badValuesAreGaps()
{
    measure::Result result;
    measure::Run run = pictureRun(QStringLiteral("co-await"), 1);
    for (double &value : run.series[0].values)
        value = std::nan("");
    result.runs = { run };
    const ChartFrame frame = resultFrame(result, QStringLiteral("lag"), 100, 8);
    for (const recording::Column &column : frame.curves[0].columns.values)
        QCOMPARE(column.count, 0);
    QCOMPARE(frame.greatest, 0.);
}

QTEST_APPLESS_MAIN(TestResultFrame)
#include "tst_result_frame.moc"
