// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "workloads/workload_list.h"

#include <QTest>

using namespace thaw;

class TestWorkloadList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsByIdOnly()
    {
        QVERIFY(workloads::findWorkload(QStringLiteral("fetch")));
        QVERIFY(!workloads::findWorkload(QStringLiteral("Fetch")));
    }

    void theLimitsAreTheDocumentedOnes()
    {
        const auto &specs = workloads::findWorkload(QStringLiteral("fetch"))->parameters;
        for (const char *bad : { "latency_ms=600001", "latency_ms=-1", "requests=0", "requests=1001",
                 "concurrency=1001", "timeout_ms=0", "timeout_ms=600001", "answer=maybe" })
            QVERIFY2(!measure::parseAssignments(specs, { QString::fromLatin1(bad) }).ok(), bad);
        const auto defaults = measure::defaultValues(specs);
        QCOMPARE(measure::integerValue(defaults, QStringLiteral("latency_ms")), 1000);
        QCOMPARE(measure::integerValue(defaults, QStringLiteral("timeout_ms")), 30000);
        QCOMPARE(measure::wordValue(defaults, QStringLiteral("answer")), QStringLiteral("ok"));
    }
};

QTEST_APPLESS_MAIN(TestWorkloadList)
#include "tst_workload_list.moc"
