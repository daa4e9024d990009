// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/embedded_source.h"

#include "strategies/strategy_list.h"
#include "workloads/workload_list.h"

#include <QTest>

#include <algorithm>

using namespace thaw;

// Every strategy with every workload has code to show, and in it a line that waits.
class TestEmbeddedSource : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPairHasCode_data();
    void everyPairHasCode();
    void unknownFile();
};

void TestEmbeddedSource::everyPairHasCode_data()
{
    QTest::addColumn<QString>("strategy");
    QTest::addColumn<QString>("workload");
    for (const auto &strategy : strategies::strategyList()) {
        for (const auto &kind : workloads::workloadList())
            QTest::addRow("%s, %s", qPrintable(strategy.id), qPrintable(kind.id)) << strategy.id << kind.id;
    }
}

void TestEmbeddedSource::everyPairHasCode()
{
    QFETCH(QString, strategy);
    QFETCH(QString, workload);
    const auto code
        = gallery::codeOf(*strategies::findStrategy(strategy), *workloads::findWorkload(workload));
    QVERIFY2(code.ok(), code.ok() ? "" : qPrintable(code.problem().message()));
    QVERIFY(std::any_of(code->begin(), code->end(), [](const auto &line) { return line.waits; }));
    for (const auto &line : *code)
        QVERIFY2(!line.text.contains("//!"), qPrintable(line.text));
}

void TestEmbeddedSource::unknownFile()
{
    const auto code = gallery::embeddedRegion({ "workloads/nothing.cpp", "block" });
    QVERIFY(!code.ok());
    QCOMPARE(code.problem().what, "workloads/nothing.cpp");
}

QTEST_APPLESS_MAIN(TestEmbeddedSource)
#include "tst_embedded_source.moc"
