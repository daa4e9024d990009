// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "measure/result.h"

#include <QTest>
#include <cmath>

using namespace thaw;

class TstResult : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nameTellsWorkloadFirst()
    {
        measure::Run run;
        run.experiment = QStringLiteral("strategies");
        run.variant = QStringLiteral("co-await");
        run.params = { { QStringLiteral("answer"), QStringLiteral("ok") },
            { QStringLiteral("workload"), QStringLiteral("fetch") },
            { QStringLiteral("latency_ms"), qint64(1000) } };
        QCOMPARE(run.name(), QStringLiteral("strategies/co-await/workload:fetch/answer:ok/latency_ms:1000"));
    }

    void nameWithoutParameters()
    {
        measure::Run run;
        run.experiment = QStringLiteral("timers");
        run.variant = QStringLiteral("wheel");
        QCOMPARE(run.name(), QStringLiteral("timers/wheel"));
    }

    void counterThatIsNotThereIsNoNumber()
    {
        measure::Run run;
        run.counters = { { QStringLiteral("server_ms"), 1000.25 } };
        QCOMPARE(run.counter(QStringLiteral("server_ms")), 1000.25);
        QVERIFY(std::isnan(run.counter(QStringLiteral("server"))));
    }
};

QTEST_APPLESS_MAIN(TstResult)
#include "tst_result.moc"
