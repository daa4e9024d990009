// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/timeline_chart.h"
#include "gallery/run_charts.h"
#include "gallery/run_verdict.h"
#include "strategies/strategy_list.h"
#include "window_driver.h"

#include <QLineEdit>

using namespace thaw;
using driver::patience_ms;
using gallery::RunTableModel;
using gallery::RunVerdict;

// Runs in the real window, as a user makes them.
class TestWindowRuns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { driver::prepare("tst_window_runs"); }
    void everyStrategyFetches_data();
    void everyStrategyFetches();
    void blockingFreezesOnce();
    void typingGoesOnWhileAwaited();
    void cancelEndsWhatIsAwaited_data();
    void cancelEndsWhatIsAwaited();
    void oneRunAtATime();
    void chartsZoomToTheRunAndBack();
    void suggestionsSetParameters();
};

void TestWindowRuns::everyStrategyFetches_data()
{
    QTest::addColumn<QString>("strategy");
    for (const auto &strategy : strategies::strategyList())
        QTest::newRow(qPrintable(strategy.id)) << strategy.id;
}

void TestWindowRuns::everyStrategyFetches()
{
    QFETCH(QString, strategy);
    driver::WindowDriver thaw;
    QVERIFY(thaw.isReady());
    thaw.run(strategy, 60);
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), 1, patience_ms);
    QVERIFY(!thaw.isRunning());
    QVERIFY(thaw.find("run")->isEnabled());
    QCOMPARE(thaw.value(0, RunTableModel::Strategy).toString(), strategy);
    QVERIFY2(thaw.isShown("outcome"), qPrintable(thaw.text("error")));
    QVERIFY2(thaw.text("outcome").contains("Content-Length"), qPrintable(thaw.text("outcome")));
    QVERIFY(thaw.value(0, RunTableModel::Time_ms).toDouble() >= 60);
}

void TestWindowRuns::blockingFreezesOnce()
{
    driver::WindowDriver thaw;
    thaw.run("blocking", 300);
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), 1, patience_ms);
    QCOMPARE(RunVerdict(thaw.value(0, RunTableModel::Verdict).toInt()), RunVerdict::Froze);
    QCOMPARE(thaw.value(0, RunTableModel::StallsOver50ms).toInt(), 1);
    QVERIFY(thaw.value(0, RunTableModel::LongestStall_ms).toDouble() >= 290);
    QCOMPARE(thaw.value(0, RunTableModel::Await).toBool(), false);

    auto *chart = thaw.find<charts::TimelineChart>("lagChart");
    QVERIFY2(chart->summary().contains("the longest"), qPrintable(chart->summary()));
}

void TestWindowRuns::typingGoesOnWhileAwaited()
{
    driver::WindowDriver thaw;
    thaw.run("co-await", 600'000);
    QVERIFY(thaw.isRunning());
    thaw.type("vitalField", "still typing while it waits");
    QCOMPARE(thaw.find<QLineEdit>("vitalField")->text(), "still typing while it waits");
    QVERIFY(thaw.isRunning());
    thaw.click("cancel");
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), 1, patience_ms);
    QCOMPARE(thaw.find<QLineEdit>("vitalField")->text(), "still typing while it waits");
}

void TestWindowRuns::cancelEndsWhatIsAwaited_data()
{
    QTest::addColumn<QString>("strategy");
    QTest::newRow("co-await") << "co-await";
    QTest::newRow("qcoro") << "qcoro";
}

void TestWindowRuns::cancelEndsWhatIsAwaited()
{
    QFETCH(QString, strategy);
    driver::WindowDriver thaw;
    // At once, and after turns of the loop: no moment is a wrong one.
    for (int turns = 0; turns < 6; ++turns) {
        thaw.run(strategy, 600'000);
        for (int i = 0; i < turns * turns; ++i)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        QVERIFY(thaw.isRunning());
        if (turns % 2)
            thaw.press(Qt::Key_Escape);
        else
            thaw.click("cancel");
        QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), turns + 1, patience_ms);
        QVERIFY(!thaw.isRunning());
        QVERIFY2(thaw.text("outcome").contains("cancelled"), qPrintable(thaw.text("outcome")));
        QVERIFY(!thaw.isShown("error"));
    }
}

void TestWindowRuns::oneRunAtATime()
{
    driver::WindowDriver thaw;
    thaw.run("co-await", 600'000);
    QVERIFY(!thaw.find("run")->isEnabled());
    thaw.press(Qt::Key_R, Qt::ControlModifier);
    thaw.click("cancel");
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), 1, patience_ms);
    thaw.type("param.latency_ms", "0");
    thaw.press(Qt::Key_R, Qt::ControlModifier);
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), 2, patience_ms);
}

void TestWindowRuns::chartsZoomToTheRunAndBack()
{
    driver::WindowDriver thaw;
    auto *charts = thaw.window().findChild<gallery::RunCharts *>();
    QVERIFY(charts->isFollowing());
    thaw.run("co-await", 50);
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), 1, patience_ms);
    QVERIFY(!charts->isFollowing());
    QTest::mouseDClick(thaw.find<charts::TimelineChart>("lagChart")->viewport(), Qt::LeftButton);
    QVERIFY(charts->isFollowing());
}

void TestWindowRuns::suggestionsSetParameters()
{
    driver::WindowDriver thaw;
    thaw.click("try.1");
    QCOMPARE(thaw.find<QLineEdit>("param.requests")->text(), "60");
    QVERIFY(thaw.find<QPushButton>("strategy.qcoro")->isChecked());
    QCOMPARE(thaw.rows(), 0);
    thaw.click("try.0");
    QCOMPARE(thaw.find<QLineEdit>("param.requests")->text(), "1");
}

QTEST_MAIN(TestWindowRuns)
#include "tst_window_runs.moc"
