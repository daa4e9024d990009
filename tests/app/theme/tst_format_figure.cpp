// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/format_figure.h"

#include <QTest>

#include <limits>

using namespace thaw::theme;
using namespace std::chrono_literals;

class TestFormatFigure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void figures_data();
    void figures();
    void milliseconds();
    void ages();
    void isTheSameInEveryLanguage();
};

void TestFormatFigure::figures_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0. << 0 << QStringLiteral(u"0");
    QTest::newRow("three digits") << 999. << 0 << QStringLiteral(u"999");
    QTest::newRow("thousands apart") << 1003. << 0 << QStringLiteral(u"1\u202F003");
    QTest::newRow("millions apart") << 1234567.24 << 1 << QStringLiteral(u"1\u202F234\u202F567.2");
    QTest::newRow("rounded over a thousand") << 999.96 << 1 << QStringLiteral(u"1\u202F000.0");
    QTest::newRow("minus") << -60. << 0 << QStringLiteral(u"\u221260");
    QTest::newRow("no minus before nothing") << -0.04 << 1 << QStringLiteral(u"0.0");
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << 1
                                  << QStringLiteral(u"\u2013");
    QTest::newRow("endless") << std::numeric_limits<double>::infinity() << 1 << QStringLiteral(u"\u2013");
}

void TestFormatFigure::figures()
{
    QFETCH(double, value);
    QFETCH(int, decimals);
    QTEST(formatFigure(value, decimals), "text");
}

void TestFormatFigure::milliseconds()
{
    QCOMPARE(formatMs(0.34), QStringLiteral(u"0.3"));
    QCOMPARE(formatMs(9.94), QStringLiteral(u"9.9"));
    QCOMPARE(formatMs(9.96), QStringLiteral(u"10"));
    QCOMPARE(formatMs(1003.4), QStringLiteral(u"1\u202F003"));
    QCOMPARE(withUnit(formatMs(50), QStringLiteral(u"ms")), QStringLiteral(u"50\u00A0ms"));
}

void TestFormatFigure::ages()
{
    QCOMPARE(formatAge(0ms), QStringLiteral(u"0 s ago"));
    QCOMPARE(formatAge(59'999ms), QStringLiteral(u"59 s ago"));
    QCOMPARE(formatAge(60s), QStringLiteral(u"1 min ago"));
    QCOMPARE(formatAge(59min + 59s), QStringLiteral(u"59 min ago"));
    QCOMPARE(formatAge(25h), QStringLiteral(u"25 h ago"));
}

void TestFormatFigure::isTheSameInEveryLanguage()
{
    for (const char *name : { "de_DE", "ar_EG", "mr_IN" }) {
        QLocale::setDefault(QLocale(QLatin1String(name)));
        QCOMPARE(formatFigure(1234.5, 1), QStringLiteral(u"1\u202F234.5"));
    }
    QLocale::setDefault(QLocale::c());
}

QTEST_APPLESS_MAIN(TestFormatFigure)
#include "tst_format_figure.moc"
