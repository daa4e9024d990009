// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/number_text.h"

#include <QTest>
#include <limits>
#include <random>

using namespace thaw;
using Limits = std::numeric_limits<double>;

class TstNumberText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void texts_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("whole") << 1e6 << QByteArray("1000000");
        QTest::newRow("minus zero") << -0.0 << QByteArray("0");
        QTest::newRow("third decimal") << 16.667 << QByteArray("16.667");
        QTest::newRow("sum") << 0.1 + 0.2 << QByteArray("0.30000000000000004");
        QTest::newRow("tiny") << 1e-7 << QByteArray("1e-07");
        QTest::newRow("huge") << 1e300 << QByteArray("1e+300");
        QTest::newRow("nan") << Limits::quiet_NaN() << QByteArray();
        QTest::newRow("inf") << -Limits::infinity() << QByteArray();
    }
    void texts()
    {
        QFETCH(double, value);
        QFETCH(QByteArray, text);
        QCOMPARE(results::numberText(value), text);
    }

    void everyNumberReadsBack()
    {
        std::mt19937_64 random;
        for (int i = 0; i < 100'000; ++i) {
            const quint64 bits = random();
            double value = 0;
            memcpy(&value, &bits, sizeof value);
            if (!std::isfinite(value))
                continue;
            bool isNumber = false;
            const double back = results::numberText(value).toDouble(&isNumber);
            QVERIFY2(isNumber && back == value, results::numberText(value).constData());
        }
    }
};

QTEST_APPLESS_MAIN(TstNumberText)
#include "tst_number_text.moc"
