// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/round_step.h"
#include "charts/value_scale.h"

#include <QSet>
#include <QTest>

using namespace thaw::charts;

class TestValueScale : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundSteps();
    void logGrowsWithTheLag();
    void logNamesDecades();
    void countsAreWholeNumbers();
    void noLabelTwice_data();
    void noLabelTwice();
    void heights();
};

namespace {

QStringList labels(const QList<Tick> &ticks)
{
    QStringList labels;
    for (const Tick &tick : ticks)
        labels.append(tick.label);
    return labels;
}

} // namespace

void TestValueScale::roundSteps()
{
    QCOMPARE(roundStep(1), 1.);
    QCOMPARE(roundStep(1.1), 2.);
    QCOMPARE(roundStep(3), 5.);
    QCOMPARE(roundStep(7), 10.);
    QCOMPARE(roundStep(0.12), 0.2);
    QCOMPARE(decimalsOf(0.2), 1);
    QCOMPARE(decimalsOf(0.05), 2);
    QCOMPARE(decimalsOf(10), 0);
}

void TestValueScale::logGrowsWithTheLag()
{
    const ValueScale calm(ValueScale::Kind::Log, 0.3);
    QCOMPARE(calm.low(), 0.1);
    QCOMPARE(calm.high(), 1000.);
    QCOMPARE(ValueScale(ValueScale::Kind::Log, 1003).high(), 1003.);
}

void TestValueScale::logNamesDecades()
{
    const ValueScale scale(ValueScale::Kind::Log, 0);
    QCOMPARE(labels(scale.ticks(5)),
        QStringList({ QStringLiteral(u"0.1"), QStringLiteral(u"1"), QStringLiteral(u"10"),
            QStringLiteral(u"100"), QStringLiteral(u"1\u202F000") }));
    QCOMPARE(labels(scale.ticks(3)),
        QStringList({ QStringLiteral(u"0.1"), QStringLiteral(u"10"), QStringLiteral(u"1\u202F000") }));
    QCOMPARE(scale.ticks(2).size(), 2);
}

void TestValueScale::countsAreWholeNumbers()
{
    QCOMPARE(labels(ValueScale(ValueScale::Kind::Counts, 1).ticks(6)),
        QStringList({ QStringLiteral(u"0"), QStringLiteral(u"1"), QStringLiteral(u"2") }));
    // A quarter of room above 4.
    QCOMPARE(ValueScale(ValueScale::Kind::Counts, 4).high(), 5.);
    QCOMPARE(labels(ValueScale(ValueScale::Kind::Counts, 4).ticks(3)),
        QStringList({ QStringLiteral(u"0"), QStringLiteral(u"5") }));
    QVERIFY(ValueScale(ValueScale::Kind::Counts, 9000).high() >= 9000 * 1.25);
}

void TestValueScale::noLabelTwice_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<double>("greatest");
    for (const double greatest : { 0., 1., 2., 3., 7., 10., 999., 12345., 600000. }) {
        QTest::addRow("log %g", greatest) << int(ValueScale::Kind::Log) << greatest;
        QTest::addRow("counts %g", greatest) << int(ValueScale::Kind::Counts) << greatest;
    }
}

void TestValueScale::noLabelTwice()
{
    QFETCH(int, kind);
    QFETCH(double, greatest);
    const ValueScale scale(static_cast<ValueScale::Kind>(kind), greatest);
    for (int most = 2; most < 12; ++most) {
        const QStringList all = labels(scale.ticks(most));
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
        QVERIFY(all.size() >= 2 && all.size() <= most);
    }
}

void TestValueScale::heights()
{
    const ValueScale log(ValueScale::Kind::Log, 0);
    QCOMPARE(log.height(0), 0.); // a log axis has no zero: on the edge
    QCOMPARE(log.height(0.1), 0.);
    QCOMPARE(log.height(10), 0.5);
    QCOMPARE(log.height(1000), 1.);
    QCOMPARE(log.height(1e9), 1.);
    const ValueScale counts(ValueScale::Kind::Counts, 8);
    QCOMPARE(counts.height(counts.high() / 4), 0.25);
    QCOMPARE(counts.height(-1), 0.);
}

QTEST_APPLESS_MAIN(TestValueScale)
#include "tst_value_scale.moc"
