// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/run_verdict.h"
#include "strategies/strategy_list.h"
#include "window_driver.h"

#include <QApplication>

using namespace thaw;
using driver::patience_ms;
using gallery::RunTableModel;
using gallery::RunVerdict;

// What goes wrong is said in place, and the window goes on.
class TestWindowProblems : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { driver::prepare("tst_window_problems"); }
    void badAnswers_data();
    void badAnswers();
    void badParameters_data();
    void badParameters();
};

void TestWindowProblems::badAnswers_data()
{
    QTest::addColumn<QString>("strategy");
    QTest::addColumn<QString>("answer");
    for (const auto &strategy : strategies::strategyList()) {
        for (const char *answer : { "close", "error-500", "half", "never" })
            QTest::addRow("%s, %s", qPrintable(strategy.id), answer) << strategy.id << answer;
    }
}

void TestWindowProblems::badAnswers()
{
    QFETCH(QString, strategy);
    QFETCH(QString, answer);
    driver::WindowDriver thaw;
    thaw.choose("param.answer", answer);
    thaw.type("param.timeout_ms", "200");
    thaw.run(strategy, 10);
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), 1, patience_ms);
    QVERIFY(thaw.isShown("error"));
    QVERIFY(!thaw.text("error").isEmpty());
    QVERIFY(!thaw.isShown("outcome"));
    QVERIFY(!QApplication::activeModalWidget());
    QVERIFY(RunVerdict(thaw.value(0, RunTableModel::Verdict).toInt()) != RunVerdict::StayedLive);

    // Earlier rows stay, and the button tries the same again.
    thaw.click("error.again");
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), 2, patience_ms);
    QVERIFY(thaw.isShown("error"));

    thaw.choose("param.answer", "ok");
    thaw.click("run");
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), 3, patience_ms);
    QVERIFY(!thaw.isShown("error"));
    QVERIFY(thaw.isShown("outcome"));
}

void TestWindowProblems::badParameters_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::newRow("below") << "latency_ms"
                           << "-1";
    QTest::newRow("above") << "latency_ms"
                           << "1000000000";
    QTest::newRow("words") << "requests"
                           << "many";
    QTest::newRow("nothing") << "timeout_ms"
                             << "";
    QTest::newRow("none") << "concurrency"
                          << "0";
}

void TestWindowProblems::badParameters()
{
    QFETCH(QString, field);
    QFETCH(QString, text);
    driver::WindowDriver thaw;
    thaw.type("param." + field, text);
    thaw.click("run");
    QVERIFY(!thaw.isRunning());
    QVERIFY(thaw.isShown("error"));
    QVERIFY2(thaw.text("error").startsWith(field), qPrintable(thaw.text("error")));
    QCOMPARE(thaw.rows(), 0);
}

QTEST_MAIN(TestWindowProblems)
#include "tst_window_problems.moc"
