// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/run_table_model.h"

#include "gallery/run_verdict.h"
#include "sample_runs.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace thaw;
using gallery::RunTableModel;
using gallery::RunVerdict;

class TestRunTableModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAProperModel();
    void newestFirst();
    void rawValues();
    void nothingWhereThereIsNothing();
    void verdicts_data();
    void verdicts();
    void scaleGrowsWithTheLongestStall();
};

namespace {

QVariant valueAt(const RunTableModel &model, int row, int column)
{
    return model.index(row, column).data(RunTableModel::ValueRole);
}

} // namespace

void TestRunTableModel::isAProperModel()
{
    RunTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.add(samples::liveRun());
    model.add(samples::frozenRun());
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.rowCount(model.index(0, 0)), 0);
    QCOMPARE(model.columnCount(), int(RunTableModel::ColumnCount));
    QVERIFY(!model.data(model.index(5, 0), RunTableModel::ValueRole).isValid());
}

void TestRunTableModel::newestFirst()
{
    RunTableModel model;
    model.add(samples::liveRun());
    model.add(samples::frozenRun());
    QCOMPARE(valueAt(model, 0, RunTableModel::Number).toInt(), 2);
    QCOMPARE(valueAt(model, 0, RunTableModel::Strategy).toString(), "blocking");
    QCOMPARE(valueAt(model, 1, RunTableModel::Number).toInt(), 1);
    QCOMPARE(valueAt(model, 1, RunTableModel::Strategy).toString(), "co-await");
    QCOMPARE(model.runs().first().variant, "co-await");
}

void TestRunTableModel::rawValues()
{
    RunTableModel model;
    model.add(samples::frozenRun());
    QCOMPARE(valueAt(model, 0, RunTableModel::Workload).toString(), "fetch");
    QCOMPARE(valueAt(model, 0, RunTableModel::Time_ms).toDouble(), 1003.25);
    QCOMPARE(valueAt(model, 0, RunTableModel::LongestStall_ms).toDouble(), 1002.5);
    QCOMPARE(valueAt(model, 0, RunTableModel::LagP50_ms).toDouble(), 501.0);
    QCOMPARE(valueAt(model, 0, RunTableModel::LagP99_ms).toDouble(), 993.0);
    QCOMPARE(valueAt(model, 0, RunTableModel::LagMax_ms).toDouble(), 1002.5);
    QCOMPARE(valueAt(model, 0, RunTableModel::StallsOver50ms).toInt(), 1);
    QCOMPARE(valueAt(model, 0, RunTableModel::PeakThreads).toInt(), 1);
    QCOMPARE(valueAt(model, 0, RunTableModel::Await).toBool(), false);
    QCOMPARE(model.headerData(RunTableModel::LagP99_ms, Qt::Horizontal, RunTableModel::ValueRole).toString(),
        "lag_p99_ms");
}

void TestRunTableModel::nothingWhereThereIsNothing()
{
    measure::Run run;
    run.variant = "unheard-of";
    RunTableModel model;
    model.add(run);
    for (int column :
        { RunTableModel::Workload, RunTableModel::Time_ms, RunTableModel::LagP50_ms, RunTableModel::Await })
        QVERIFY2(!valueAt(model, 0, column).isValid(), qPrintable(RunTableModel::columnId(column)));
}

void TestRunTableModel::verdicts_data()
{
    QTest::addColumn<double>("stalls");
    QTest::addColumn<int>("problem"); // -1: none
    QTest::addColumn<int>("expected");
    const int failed = int(base::Problem::Kind::Failed);
    const int interrupted = int(base::Problem::Kind::Interrupted);
    QTest::newRow("live") << 0.0 << -1 << int(RunVerdict::StayedLive);
    QTest::newRow("froze") << 1.0 << -1 << int(RunVerdict::Froze);
    QTest::newRow("froze and failed") << 2.0 << failed << int(RunVerdict::Froze);
    QTest::newRow("failed") << 0.0 << failed << int(RunVerdict::Failed);
    QTest::newRow("stopped") << 0.0 << interrupted << int(RunVerdict::Stopped);
}

void TestRunTableModel::verdicts()
{
    QFETCH(double, stalls);
    QFETCH(int, problem);
    measure::Run run;
    run.counters = { { "stalls_over_50ms", stalls } };
    if (problem >= 0)
        run.problem = base::Problem { base::Problem::Kind(problem), "x", "y", "z" };
    QTEST(int(gallery::verdictOf(run)), "expected");
}

void TestRunTableModel::scaleGrowsWithTheLongestStall()
{
    RunTableModel model;
    model.add(samples::liveRun());
    QCOMPARE(model.index(0, 0).data(RunTableModel::ScaleRole).toDouble(), 0.0);
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.add(samples::frozenRun());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(model.index(1, 0).data(RunTableModel::ScaleRole).toDouble(), 1002.5);
    QCOMPARE(model.index(0, 0).data(RunTableModel::CauseRole).toInt(), int(monitor::Verdict::Blocked));
}

QTEST_APPLESS_MAIN(TestRunTableModel)
#include "tst_run_table_model.moc"
