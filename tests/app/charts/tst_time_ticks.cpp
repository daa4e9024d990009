// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/time_ticks.h"

#include <QTest>

using namespace thaw::charts;

class TestTimeTicks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMinute();
    void aRun();
    void neverMoreThanAskedFor();
};

namespace {

QString joined(const QList<Tick> &ticks)
{
    QStringList labels;
    for (const Tick &tick : ticks)
        labels.append(tick.label);
    return labels.join(QLatin1Char('|'));
}

} // namespace

void TestTimeTicks::aMinute()
{
    QCOMPARE(joined(timeTicks(-60, 0, 8)),
        QStringLiteral(u"\u221260|\u221250|\u221240|\u221230|\u221220|\u221210|0\u00A0s"));
    QCOMPARE(joined(timeTicks(-60, 0, 5)), QStringLiteral(u"\u221260|\u221245|\u221230|\u221215|0\u00A0s"));
    QCOMPARE(joined(timeTicks(-60, 0, 3)), QStringLiteral(u"\u221260|\u221230|0\u00A0s"));
}

void TestTimeTicks::aRun()
{
    QCOMPARE(joined(timeTicks(0, 1.2, 8)), QStringLiteral(u"0.0|0.2|0.4|0.6|0.8|1.0|1.2\u00A0s"));
    QCOMPARE(joined(timeTicks(0, 0.05, 4)), QStringLiteral(u"0.00|0.02|0.04\u00A0s"));
    QCOMPARE(joined(timeTicks(0, 600, 5)), QStringLiteral(u"0|200|400|600\u00A0s"));
}

void TestTimeTicks::neverMoreThanAskedFor()
{
    for (double length = 0.05; length < 700; length *= 1.13) {
        for (int most = 2; most < 12; ++most) {
            const qsizetype n = timeTicks(0, length, most).size();
            QVERIFY2(n >= 1 && n <= most,
                qPrintable(QStringLiteral("%1 s: %2 of %3").arg(length).arg(n).arg(most)));
        }
    }
}

QTEST_APPLESS_MAIN(TestTimeTicks)
#include "tst_time_ticks.moc"
