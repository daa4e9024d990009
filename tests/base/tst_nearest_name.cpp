// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/nearest_name.h"

#include <QTest>

using namespace thaw::base;

class TestNearestName : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nearest_data()
    {
        QTest::addColumn<QString>("wrong");
        QTest::addColumn<QString>("expected");
        QTest::newRow("one letter too few") << "blockng" << "blocking";
        QTest::newRow("one letter too many") << "qcorro" << "qcoro";
        QTest::newRow("another letter") << "co-awaid" << "co-await";
        QTest::newRow("two letters swapped") << "qcoor" << "qcoro";
        QTest::newRow("case does not count") << "QCORO" << "qcoro";
        QTest::newRow("the beginning of a long one") << "work" << "worker-thread";
        QTest::newRow("too short to be a beginning") << "wo" << QString();
        QTest::newRow("half of it differs") << "qxyzo" << QString();
        QTest::newRow("nothing like it") << "spaghetti" << QString();
        QTest::newRow("empty") << "" << QString();
        QTest::newRow("endless") << QString(100000, 'x') << QString();
    }
    void nearest()
    {
        QFETCH(QString, wrong);
        QFETCH(QString, expected);
        QCOMPARE(nearestName(wrong, { "blocking", "qcoro", "co-await", "worker-thread" }), expected);
    }

    void theFirstOfEqualsIsTaken() { QCOMPARE(nearestName("cat", { "bat", "car", "cap" }), QString("bat")); }
    void aSwapIsOneChange() { QCOMPARE(nearestName("lits", { "freeze", "list" }), QString("list")); }
    void amongNone() { QCOMPARE(nearestName("cat", {}), QString()); }
};

QTEST_APPLESS_MAIN(TestNearestName)
#include "tst_nearest_name.moc"
