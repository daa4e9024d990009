// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/colours.h"

#include <QTest>

#include <cmath>

using namespace thaw::theme;

class TestColours : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contrastIsThatOfWcag();
    void textCanBeRead_data();
    void textCanBeRead();
    void linesCanBeSeen_data();
    void linesCanBeSeen();
    void seriesCanBeSeenAndToldApart_data();
    void seriesCanBeSeenAndToldApart();
};

namespace {

struct Pair {
    const char *name;
    Role top;
    Role ground;
};

// What is written, and the grounds on which it is.
constexpr Pair texts[] {
    { "title on page", Role::Title, Role::Page },
    { "title on side", Role::Title, Role::Side },
    { "title on selected", Role::Title, Role::Selected },
    { "title on hover", Role::Title, Role::Hover },
    { "text on page", Role::Text, Role::Page },
    { "text on side", Role::Text, Role::Side },
    { "text on hover", Role::Text, Role::Hover },
    { "text on selected", Role::Text, Role::Selected },
    { "faint on page", Role::Faint, Role::Page },
    { "faint on side", Role::Faint, Role::Side },
    { "faint on code", Role::Faint, Role::CodeFill },
    { "accent on page", Role::Accent, Role::Page },
    { "on accent", Role::OnAccent, Role::Accent },
    { "stall on page", Role::Stall, Role::Page },
    { "stall on side", Role::Stall, Role::Side },
    { "stall on its row", Role::Stall, Role::StallRow },
    { "stall on its line of code", Role::Stall, Role::StallCode },
    { "title on its row", Role::Title, Role::StallRow },
    { "warn on page", Role::Warn, Role::Page },
    { "ok on page", Role::Ok, Role::Page },
    { "ok on its line of code", Role::Ok, Role::OkCode },
    { "keyword", Role::CodeKeyword, Role::CodeFill },
    { "string", Role::CodeString, Role::CodeFill },
    { "type", Role::CodeType, Role::CodeFill },
    { "call", Role::CodeCall, Role::CodeFill },
    { "number", Role::CodeNumber, Role::CodeFill },
};

constexpr Pair lines[] {
    { "outline on page", Role::Outline, Role::Page },
    { "outline on side", Role::Outline, Role::Side },
    { "accent on page", Role::Accent, Role::Page },
    { "accent on side", Role::Accent, Role::Side },
    { "accent on selected", Role::Accent, Role::Selected },
};

template <std::size_t n> void addRows(const Pair (&pairs)[n])
{
    QTest::addColumn<int>("top");
    QTest::addColumn<int>("ground");
    QTest::addColumn<int>("scheme");
    for (const Scheme scheme : { Scheme::Light, Scheme::Dark }) {
        for (const Pair &pair : pairs) {
            const char *which = scheme == Scheme::Light ? "light" : "dark";
            QTest::addRow("%s, %s", pair.name, which) << int(pair.top) << int(pair.ground) << int(scheme);
        }
    }
}

// A ground that is seen through lies on the page, or on code's fill.
double ratio(Role top, Role ground, Scheme scheme)
{
    const Role below = ground == Role::StallCode || ground == Role::OkCode ? Role::CodeFill : Role::Page;
    return contrast(colour(top, scheme), blended(colour(ground, scheme), colour(below, scheme)));
}

} // namespace

void TestColours::contrastIsThatOfWcag()
{
    QCOMPARE(contrast(Qt::white, Qt::black), 21.);
    QCOMPARE(contrast(Qt::red, Qt::red), 1.);
    // #777777 on white is the well-known near miss: 4.48.
    QVERIFY(std::abs(contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.005);
}

void TestColours::textCanBeRead_data()
{
    addRows(texts);
}

void TestColours::textCanBeRead()
{
    QFETCH(int, top);
    QFETCH(int, ground);
    QFETCH(int, scheme);
    const double seen = ratio(Role(top), Role(ground), Scheme(scheme));
    QVERIFY2(seen >= 4.5, qPrintable(QString::number(seen)));
}

void TestColours::linesCanBeSeen_data()
{
    addRows(lines);
}

void TestColours::linesCanBeSeen()
{
    QFETCH(int, top);
    QFETCH(int, ground);
    QFETCH(int, scheme);
    const double seen = ratio(Role(top), Role(ground), Scheme(scheme));
    QVERIFY2(seen >= 3, qPrintable(QString::number(seen)));
}

void TestColours::seriesCanBeSeenAndToldApart_data()
{
    QTest::addColumn<int>("scheme");
    QTest::newRow("light") << int(Scheme::Light);
    QTest::newRow("dark") << int(Scheme::Dark);
}

void TestColours::seriesCanBeSeenAndToldApart()
{
    QFETCH(int, scheme);
    QList<QRgb> seen;
    for (int n = 0; n < seriesColours; ++n) {
        const QColor series = seriesColour(n, Scheme(scheme));
        const double ratio = contrast(series, colour(Role::Page, Scheme(scheme)));
        QVERIFY2(ratio >= 3, qPrintable(QStringLiteral("series %1: %2").arg(n).arg(ratio)));
        QVERIFY(!seen.contains(series.rgb()));
        seen.append(series.rgb());
    }
    QCOMPARE(seriesColour(seriesColours, Scheme(scheme)), seriesColour(0, Scheme(scheme)));
}

QTEST_APPLESS_MAIN(TestColours)
#include "tst_colours.moc"
