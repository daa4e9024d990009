// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/own_threads.h"
#include "gallery/run_verdict.h"
#include "process_state.h"
#include "strategies/strategy_list.h"
#include "window_driver.h"

#include <QTemporaryDir>

#include <thread>

using namespace thaw;
using driver::patience_ms;
using gallery::RunTableModel;

// Closing in the middle of anything leaves nothing behind.
class TestWindowClose : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { driver::prepare("tst_window_close"); }
    void inTheMiddleOfARun_data();
    void inTheMiddleOfARun();
    void whileBlocked();
    void quitStopsWhatBlocks();
    void duringAnExport();
    void cleanup();
};

// After each: the window is gone, and so is all that it started.
void TestWindowClose::cleanup()
{
    QCOMPARE(driver::listeningSockets(), QStringList());
    QCOMPARE(driver::childProcesses(), QStringList());
    QVERIFY(base::ownThreadIds().empty());
}

void TestWindowClose::inTheMiddleOfARun_data()
{
    QTest::addColumn<QString>("strategy");
    QTest::addColumn<int>("turns");
    for (const auto &strategy : strategies::strategyList()) {
        if (strategy.form == workloads::Form::Block)
            continue; // whileBlocked()
        for (int turns : { 0, 1, 2, 5, 20 })
            QTest::addRow("%s, %d turns", qPrintable(strategy.id), turns) << strategy.id << turns;
    }
}

void TestWindowClose::inTheMiddleOfARun()
{
    QFETCH(QString, strategy);
    QFETCH(int, turns);
    driver::WindowDriver thaw;
    thaw.run(strategy, 600'000);
    for (int i = 0; i < turns; ++i)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
    QVERIFY(thaw.isRunning());
    thaw.close();
    QVERIFY(!thaw.window().isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(thaw.hasEnded(), patience_ms);
    QVERIFY(!thaw.isRunning());
}

void TestWindowClose::whileBlocked()
{
    driver::WindowDriver thaw;
    thaw.run("blocking", 300);
    QMetaObject::invokeMethod(&thaw.window(), &QWidget::close, Qt::QueuedConnection);
    QTRY_VERIFY_WITH_TIMEOUT(thaw.hasEnded(), patience_ms);
    QVERIFY(!thaw.window().isVisible());
    QCOMPARE(thaw.rows(), 1);
}

void TestWindowClose::quitStopsWhatBlocks()
{
    driver::WindowDriver thaw;
    thaw.run("blocking", 30'000);
    // The UI thread can't tell that it is blocked; its monitor can.
    const std::jthread signal([&thaw](std::stop_token end) {
        while (!end.stop_requested() && thaw.lab().monitor().lagNow() < std::chrono::milliseconds(100))
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        thaw.quit();
    });
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), 1, patience_ms);
    QVERIFY(thaw.value(0, RunTableModel::Time_ms).toDouble() < 30'000);
    QVERIFY2(thaw.text("outcome").contains("cancelled"), qPrintable(thaw.text("outcome")));
}

void TestWindowClose::duringAnExport()
{
    QTemporaryDir folder;
    driver::WindowDriver thaw;
    thaw.run("co-await", 20);
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), 1, patience_ms);
    thaw.click("export");
    QVERIFY(QTest::qWaitForWindowExposed(thaw.find("exportDialog")));
    thaw.type("export.folder", folder.path());
    thaw.click("export.ok");
    thaw.close();
    QTRY_VERIFY_WITH_TIMEOUT(thaw.hasEnded(), patience_ms);
}

QTEST_MAIN(TestWindowClose)
#include "tst_window_close.moc"
