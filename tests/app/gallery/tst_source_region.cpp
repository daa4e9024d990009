// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/source_region.h"

#include <QTest>

using namespace thaw;
using gallery::cutRegion;

class TestSourceRegion : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cutsBetweenMarkers();
    void takesOffTheSharedIndent();
    void flagsTheWaitingLine();
    void leavesOutMarkersOfOthers();
    void problems_data();
    void problems();
};

namespace {

QStringList texts(const gallery::SourceText &lines)
{
    QStringList all;
    for (const auto &line : lines)
        all.append(line.text);
    return all;
}

} // namespace

void TestSourceRegion::cutsBetweenMarkers()
{
    const auto cut = cutRegion("before\n//! [a]\none\n\ntwo\n//! [a]\nafter\n", "a");
    QVERIFY(cut.ok());
    QCOMPARE(texts(*cut), (QStringList { "one", "", "two" }));
}

void TestSourceRegion::takesOffTheSharedIndent()
{
    const auto cut = cutRegion("    //! [a]\n    if (x)\n        y();\n\n    z();\r\n    //! [a]\n", "a");
    QVERIFY(cut.ok());
    QCOMPARE(texts(*cut), (QStringList { "if (x)", "    y();", "", "z();" }));
}

void TestSourceRegion::flagsTheWaitingLine()
{
    const auto cut
        = cutRegion("//! [a]\nstart();\nwait(\"//! waits\");\n  wait();  //! waits  \n//! [a]", "a");
    QVERIFY(cut.ok());
    QCOMPARE(cut->size(), 3);
    QCOMPARE(cut->at(0).waits, false);
    QCOMPARE(cut->at(1).waits, false);
    QCOMPARE(cut->at(2).waits, true);
    QCOMPARE(cut->at(2).text, "  wait();");
}

void TestSourceRegion::leavesOutMarkersOfOthers()
{
    const auto cut = cutRegion("//! [b]\n//! [a]\none\n//! [b]\ntwo\n//! [a]\n", "a");
    QVERIFY(cut.ok());
    QCOMPARE(texts(*cut), (QStringList { "one", "two" }));
}

void TestSourceRegion::problems_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("why");
    QTest::newRow("missing") << "//! [b]\nx\n//! [b]\n"
                             << "it is not in the file";
    QTest::newRow("not closed") << "//! [a]\nx\n"
                                << "it is not closed";
    QTest::newRow("twice") << "//! [a]\nx\n//! [a]\n//! [a]\ny\n//! [a]\n"
                           << "it is there more than once";
    QTest::newRow("third marker") << "//! [a]\nx\n//! [a]\n//! [a]\n"
                                  << "it is there more than once";
    QTest::newRow("longer name") << "//! [ab]\nx\n//! [ab]\n"
                                 << "it is not in the file";
    QTest::newRow("empty file") << ""
                                << "it is not in the file";
}

void TestSourceRegion::problems()
{
    QFETCH(QString, text);
    QFETCH(QString, why);
    const auto cut = cutRegion(text, "a");
    QVERIFY(!cut.ok());
    QCOMPARE(cut.problem().why, why);
    QVERIFY(cut.problem().what.contains("\"a\""));
}

QTEST_APPLESS_MAIN(TestSourceRegion)
#include "tst_source_region.moc"
