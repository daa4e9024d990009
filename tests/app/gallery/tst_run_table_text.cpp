// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/run_table_text.h"

#include "gallery/run_table_model.h"
#include "sample_runs.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace thaw;
using gallery::RunTableModel;

class TestRunTableText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAProperModel();
    void cells_data();
    void cells();
    void figuresStandToTheRight();
    void everyColumnHasAHeading();
};

void TestRunTableText::isAProperModel()
{
    RunTableModel model;
    gallery::RunTableText text;
    text.setSourceModel(&model);
    QAbstractItemModelTester tester(&text, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.add(samples::frozenRun());
    QCOMPARE(text.rowCount(), 1);
}

void TestRunTableText::cells_data()
{
    const QString thin(QChar(0x202F));
    const QString dash(QChar(0x2013));
    QTest::addColumn<int>("column");
    QTest::addColumn<QString>("frozen");
    QTest::addColumn<QString>("live");
    QTest::newRow("number") << int(RunTableModel::Number) << "1"
                            << "2";
    QTest::newRow("strategy") << int(RunTableModel::Strategy) << "blocking"
                              << "co-await";
    QTest::newRow("workload") << int(RunTableModel::Workload) << "fetch"
                              << "fetch";
    QTest::newRow("verdict") << int(RunTableModel::Verdict) << "froze · blocked"
                             << "stayed live";
    QTest::newRow("time") << int(RunTableModel::Time_ms) << "1" + thin + "003"
                          << "1" + thin + "002";
    QTest::newRow("stall") << int(RunTableModel::LongestStall_ms) << "1" + thin + "003"
                           << "none";
    QTest::newRow("p50") << int(RunTableModel::LagP50_ms) << "501.0"
                         << "0.3";
    QTest::newRow("over 50") << int(RunTableModel::StallsOver50ms) << "1"
                             << "0";
    QTest::newRow("await") << int(RunTableModel::Await) << dash << "frees";
}

void TestRunTableText::cells()
{
    QFETCH(int, column);
    RunTableModel model;
    gallery::RunTableText text;
    text.setSourceModel(&model);
    model.add(samples::frozenRun());
    model.add(samples::liveRun());
    QTEST(text.index(1, column).data().toString(), "frozen");
    QTEST(text.index(0, column).data().toString(), "live");
}

void TestRunTableText::figuresStandToTheRight()
{
    RunTableModel model;
    gallery::RunTableText text;
    text.setSourceModel(&model);
    model.add(samples::liveRun());
    for (int column = 0; column < RunTableModel::ColumnCount; ++column) {
        const auto alignment = text.index(0, column).data(Qt::TextAlignmentRole).value<Qt::Alignment>();
        QCOMPARE(alignment.testFlag(Qt::AlignRight), gallery::isFigureColumn(column));
    }
}

void TestRunTableText::everyColumnHasAHeading()
{
    RunTableModel model;
    gallery::RunTableText text;
    text.setSourceModel(&model);
    QSet<QString> headings;
    for (int column = 0; column < RunTableModel::ColumnCount; ++column)
        headings.insert(text.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    QVERIFY(!headings.contains(QString()));
    QCOMPARE(headings.size(), int(RunTableModel::ColumnCount));
}

QTEST_APPLESS_MAIN(TestRunTableText)
#include "tst_run_table_text.moc"
