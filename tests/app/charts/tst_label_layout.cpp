// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/label_layout.h"

#include <QTest>

using namespace thaw::charts;

class TestLabelLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void standsRightOfItsBand();
    void flipsLeftNearTheEdge();
    void liesOverABandThatLeavesNoRoom();
    void theCauseGoesFirst();
    void neverDropsALength();
    void spreadKeepsOrderAndDistance();
};

namespace {

const QRectF area(0, 0, 400, 150);
const QSizeF length(60, 18);
const QSizeF cause(80, 15);

} // namespace

void TestLabelLayout::standsRightOfItsBand()
{
    std::vector<QRectF> taken;
    const auto placed = placeLabels({ { 100, 110, length, cause } }, area, taken);
    QCOMPARE(placed[0].length, QRectF(118, 0, 60, 18));
    QCOMPARE(placed[0].cause, QRectF(118, 18, 80, 15));
    QCOMPARE(taken.size(), std::size_t(2));
}

void TestLabelLayout::flipsLeftNearTheEdge()
{
    std::vector<QRectF> taken;
    const auto placed = placeLabels({ { 370, 380, length, cause } }, area, taken);
    QCOMPARE(placed[0].length.right(), 362.);
    QCOMPARE(placed[0].cause.right(), 362.); // on the same side
}

void TestLabelLayout::liesOverABandThatLeavesNoRoom()
{
    std::vector<QRectF> taken;
    const auto placed = placeLabels({ { 10, 390, length, cause } }, area, taken);
    QCOMPARE(placed[0].length.topLeft(), QPointF(18, 0));
    QCOMPARE(placed[0].cause.topLeft(), QPointF(18, 18));
}

void TestLabelLayout::theCauseGoesFirst()
{
    // The second length takes the place where the first cause would stand.
    std::vector<QRectF> taken { QRectF(0, 0, 112, 18) };
    const auto placed
        = placeLabels({ { 100, 112, length, cause }, { 120, 130, length, cause } }, area, taken);
    QCOMPARE(placed[0].length.topLeft(), QPointF(120, 0));
    QCOMPARE(placed[1].length.topLeft(), QPointF(138, 18));
    QVERIFY(placed[0].cause.isNull());
    QCOMPARE(placed[1].cause.topLeft(), QPointF(138, 36));
}

void TestLabelLayout::neverDropsALength()
{
    std::vector<BandLabel> labels;
    for (int i = 0; i < 20; ++i)
        labels.push_back({ 20. * i, 20. * i + 8, length, cause });
    std::vector<QRectF> taken;
    const auto placed = placeLabels(labels, area, taken);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        QVERIFY(!placed[i].length.isNull());
        QVERIFY(area.contains(placed[i].length));
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(!placed[i].length.intersects(placed[j].length));
    }
}

void TestLabelLayout::spreadKeepsOrderAndDistance()
{
    using V = std::vector<double>;
    QCOMPARE(spread({ 20, 80 }, 10, 0, 100), V({ 20, 80 }));
    QCOMPARE(spread({ 50, 50 }, 10, 0, 100), V({ 50, 60 }));
    QCOMPARE(spread({ 99, 98 }, 10, 0, 100), V({ 95, 85 })); // pushed up from the bottom
    QCOMPARE(spread({ -5 }, 10, 0, 100), V({ 5 }));
    QCOMPARE(spread({}, 10, 0, 100), V());
}

QTEST_APPLESS_MAIN(TestLabelLayout)
#include "tst_label_layout.moc"
