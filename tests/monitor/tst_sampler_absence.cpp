// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/sampler_absence.h"

#include <QTest>

using namespace thaw;
using namespace std::chrono_literals;
using monitor::CpuReading;

class TestSamplerAbsence : public QObject {
    Q_OBJECT
    const monitor::SamplerAbsence absence { 10ms, 60ms };
    const CpuReading before { 1s, 1s };

private Q_SLOTS:
    void shortOnesNeverAre()
    {
        QVERIFY(!absence.wasStop(10ms, before, before));
        QVERIFY(!absence.wasStop(60ms, before, before));
    }

    void aThreadThatNeitherRanNorWaitedWasStopped()
    {
        QVERIFY(absence.wasStop(60ms + 1ns, before, before));
        QVERIFY(absence.wasStop(210ms, before, CpuReading { 1s + 1ms, 1s + 98ms }));
    }

    void aThreadThatWaitedForAProcessorOnlyCameLate()
    {
        QVERIFY(!absence.wasStop(210ms, before, CpuReading { 1s, 1s + 200ms }));
        QVERIFY(!absence.wasStop(210ms, before, CpuReading { 1s + 1ms, 1s + 99ms })); // half of 200
    }

    void aThreadThatWasBusyOnlyCameLate()
    {
        QVERIFY(!absence.wasStop(210ms, before, CpuReading { 1s + 200ms, 1s }));
    }

    void withoutAccountsOneSecondDecides()
    {
        QVERIFY(!absence.wasStop(1s, {}, {}));
        QVERIFY(absence.wasStop(1s + 1ns, {}, {}));
        QVERIFY(absence.wasStop(1s + 1ns, before, {}));
    }
};

QTEST_APPLESS_MAIN(TestSamplerAbsence)
#include "tst_sampler_absence.moc"
