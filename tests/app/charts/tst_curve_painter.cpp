// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/curve_painter.h"

#include <QTest>

using namespace thaw;
using namespace thaw::charts;
using namespace std::chrono_literals;
using base::TimePoint;
using recording::Column;

class TestCurvePainter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneStrokeAColumn();
    void strokesTouchTheirNeighbours();
    void aGapStaysAGap();
    void aValueIsHeldForItsTime();
    void dashesLeaveLevelColumnsOut();
    void stepsAreNeverDashedAway();
    void outlinesBreakAtGaps();
    void outlinesDropWhatIsLevel();
    void staysInsideThePlot();
};

namespace {

constexpr base::Duration width = 10ms;

Curve curveOf(std::vector<Column> values)
{
    Curve curve;
    curve.columns = { TimePoint(1s), width, std::move(values) };
    return curve;
}

// One px a column and a unit: 100 columns, 0 to 100.
PlotMap map()
{
    return { QRectF(0, 0, 100, 100), TimePoint(1s), TimePoint(2s), ValueScale(ValueScale::Kind::Counts, 80) };
}

Column at(float value)
{
    return { value, value, 1 };
}

const Column none;

} // namespace

void TestCurvePainter::oneStrokeAColumn()
{
    QCOMPARE(map().scale.high(), 100.);
    const QList<QLineF> lines = strokes(curveOf({ { 10, 40, 5 } }), map(), 2);
    QCOMPARE(lines.size(), 1);
    QCOMPARE(lines[0], QLineF(0.5, 59, 0.5, 91)); // from 40 to 10, half a thickness more
}

void TestCurvePainter::strokesTouchTheirNeighbours()
{
    const QList<QLineF> lines = strokes(curveOf({ at(10), at(50), at(20) }), map(), 0);
    QCOMPARE(lines[1], QLineF(1.5, 50, 1.5, 90)); // down to 10
    QCOMPARE(lines[2], QLineF(2.5, 50, 2.5, 80)); // up to 50
}

void TestCurvePainter::aGapStaysAGap()
{
    const QList<QLineF> lines = strokes(curveOf({ at(10), none, none, at(50) }), map(), 0);
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[1], QLineF(3.5, 50, 3.5, 50)); // does not reach over the gap
    QVERIFY(strokes(curveOf({ none, none }), map(), 0).isEmpty());
}

void TestCurvePainter::aValueIsHeldForItsTime()
{
    Curve curve = curveOf({ at(10), none, none, none, at(50) });
    curve.holds = 2 * width;
    const std::vector<Column> columns = held(curve);
    QCOMPARE(columns[1].count, 1);
    QCOMPARE(columns[2].max, 10.f);
    QCOMPARE(columns[3].count, 0);
}

void TestCurvePainter::dashesLeaveLevelColumnsOut()
{
    Curve curve = curveOf(std::vector<Column>(90, at(4)));
    QCOMPARE(strokes(curve, map(), 1).size(), 90);
    curve.stroke = Stroke::Dashed;
    QCOMPARE(strokes(curve, map(), 1).size(), 60); // 6 on, 3 off
}

void TestCurvePainter::stepsAreNeverDashedAway()
{
    std::vector<Column> values(9, at(4));
    values[7] = values[8] = at(5); // the step falls into a pause
    Curve curve = curveOf(values);
    curve.stroke = Stroke::Dashed;
    const QList<QLineF> lines = strokes(curve, map(), 0);
    QCOMPARE(lines.size(), 7);
    QCOMPARE(lines.last(), QLineF(7.5, 95, 7.5, 96));
}

void TestCurvePainter::outlinesBreakAtGaps()
{
    QCOMPARE(outlines(curveOf({ at(1), at(2), none, at(3) }), map()).size(), 2);
    QVERIFY(outlines(curveOf({ none }), map()).isEmpty());
}

void TestCurvePainter::outlinesDropWhatIsLevel()
{
    const QList<QPolygonF> lines = outlines(curveOf({ at(4), at(4), at(4), at(4), at(6) }), map());
    QCOMPARE(lines.size(), 1);
    QCOMPARE(lines[0], QPolygonF({ { 0.5, 96 }, { 3.5, 96 }, { 4.5, 94 } }));
}

void TestCurvePainter::staysInsideThePlot()
{
    const QRectF plot = map().plot;
    for (const QPolygonF &line : outlines(curveOf(std::vector<Column>(300, { -50, 500, 2 })), map())) {
        for (const QPointF &point : line)
            QVERIFY(point.x() <= plot.right() && point.y() >= plot.top() && point.y() <= plot.bottom());
    }
}

QTEST_APPLESS_MAIN(TestCurvePainter)
#include "tst_curve_painter.moc"
