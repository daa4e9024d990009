// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/sidebar.h"

#include <QAbstractButton>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace thaw;
using window::Sidebar;

class TestSidebar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void groupsHaveOneHeading();
    void clickAsksForThePage();
    void railKeepsTitlesAsToolTips();
    void machineIsNotedOnlyWhenThereIsSomething();
};

namespace {

const QList<gallery::Page> pages {
    { "one", "One", "First", "pulse", "", nullptr },
    { "two", "Two", "First", "pulse", "", nullptr },
    { "three", "Three", "Second", "pulse", "", nullptr },
};

} // namespace

void TestSidebar::groupsHaveOneHeading()
{
    Sidebar sidebar(pages);
    QStringList headings;
    for (const QLabel *label : sidebar.findChildren<QLabel *>())
        headings.append(label->text());
    QCOMPARE(headings, (QStringList { "First", "Second" }));
}

void TestSidebar::clickAsksForThePage()
{
    Sidebar sidebar(pages);
    sidebar.resize(216, 400);
    sidebar.show();
    QSignalSpy wanted(&sidebar, &Sidebar::pageWanted);
    QTest::mouseClick(sidebar.findChild<QAbstractButton *>("page.three"), Qt::LeftButton);
    QCOMPARE(wanted.takeFirst().first().toString(), "three");
    sidebar.setPage("two");
    QVERIFY(sidebar.findChild<QAbstractButton *>("page.two")->isChecked());
    QVERIFY(!sidebar.findChild<QAbstractButton *>("page.three")->isChecked());
}

void TestSidebar::railKeepsTitlesAsToolTips()
{
    Sidebar sidebar(pages);
    const int wide = sidebar.maximumWidth();
    sidebar.setRail(true);
    QVERIFY(sidebar.maximumWidth() < wide);
    QCOMPARE(sidebar.findChild<QWidget *>("page.one")->toolTip(), "One");
    QCOMPARE(sidebar.findChild<QWidget *>("page.one")->accessibleName(), "One");
    sidebar.setRail(false);
    QCOMPARE(sidebar.maximumWidth(), wide);
    QVERIFY(sidebar.findChild<QWidget *>("page.one")->toolTip().isEmpty());
}

void TestSidebar::machineIsNotedOnlyWhenThereIsSomething()
{
    Sidebar sidebar(pages);
    sidebar.show();
    auto *machine = sidebar.findChild<QWidget *>("machine");
    measure::Environment environment;
    sidebar.setEnvironment(environment);
    QVERIFY(!machine->isVisible());
    environment.virtualized = "kvm";
    environment.warnings = { "This is a virtual machine." };
    sidebar.setEnvironment(environment);
    QVERIFY(machine->isVisible());
    QVERIFY(machine->accessibleName().startsWith("Virtual machine"));
    QSignalSpy wanted(&sidebar, &Sidebar::explanationWanted);
    QTest::mouseClick(machine, Qt::LeftButton);
    QCOMPARE(wanted.takeFirst().first().toString(), "This is a virtual machine.");
}

QTEST_MAIN(TestSidebar)
#include "tst_sidebar.moc"
