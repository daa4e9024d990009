// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/result.h"

#include <limits>

namespace thaw::test {

inline measure::Environment sampleEnvironment()
{
    measure::Environment e;
    e.date = QDateTime::fromString(QStringLiteral("2026-02-28T23:59:58+01:00"), Qt::ISODate);
    e.hostName = QStringLiteral("lab");
    e.executable = QStringLiteral("/opt/thaw/bin/thaw");
    e.cpuCount = 8;
    e.cpuMhz = 3400.6;
    e.cpuModel = QStringLiteral("Some CPU @ 3.40GHz");
    e.governor = QStringLiteral("powersave");
    e.frequencyScaling = true;
    e.virtualized = QStringLiteral("kvm");
    e.loadAverage = { 0.25, 1.5, 12.125 };
    e.caches = { { QStringLiteral("Data"), 1, 49152, 2 }, { QStringLiteral("Unified"), 3, 33554432, 8 } };
    e.appVersion = QStringLiteral("0.1.0");
    e.qtVersion = QStringLiteral("6.4.2");
    e.compiler = QStringLiteral("GCC 12.2.0");
    e.kernel = QStringLiteral("linux 6.1.0");
    e.buildType = QStringLiteral("release");
    e.warnings = { QStringLiteral("This is a virtual machine (kvm): its host may take processors away.") };
    return e;
}

inline base::TimePoint at_ms(qint64 ms)
{
    return base::TimePoint {} + std::chrono::milliseconds(ms);
}

// A freeze of a second.
inline measure::Run blockingRun()
{
    measure::Run run;
    run.experiment = QStringLiteral("strategies");
    run.variant = QStringLiteral("blocking");
    run.params = { { QStringLiteral("workload"), QStringLiteral("fetch") },
        { QStringLiteral("latency_ms"), qint64(1000) }, { QStringLiteral("answer"), QStringLiteral("ok") } };
    run.samples_ms = { 1003.4567891234567 };
    run.cpuTime_ms = 1.5;
    run.counters = { { QStringLiteral("longest_stall_ms"), 1003.25 },
        { QStringLiteral("stalls_over_50ms"), 1 }, { QStringLiteral("lag_p50_ms"), 501.1 },
        { QStringLiteral("lag_p99_ms"), 993 }, { QStringLiteral("lag_max_ms"), 1003.25 },
        { QStringLiteral("threads_peak"), 1 }, { QStringLiteral("server_ms"), 1000.0625 } };
    run.series = { { QStringLiteral("lag"), QStringLiteral("ms"), { 0, 0.01, 1.0035 },
                       { 1003.25, 0.1 + 0.2, 1e-7 } },
        { QStringLiteral("threads"), QString(), { 0.5 }, { 1 } } };
    run.recording.begin = at_ms(5000);
    run.recording.end = at_ms(6010);
    monitor::Stall stall;
    stall.begin = at_ms(5002);
    stall.end = at_ms(6000);
    stall.onCpu = std::chrono::microseconds(1500);
    stall.waitingForCpu = std::chrono::microseconds(500);
    stall.blocked = std::chrono::milliseconds(996);
    stall.accounted = true;
    run.recording.stalls = { stall };
    run.note = QStringLiteral("Content-Length 65\u202F536");
    return run;
}

// One that stayed live, measured three times, with texts that every format must protect.
inline measure::Run awaitRun()
{
    measure::Run run = blockingRun();
    run.variant = QStringLiteral("co-await");
    run.samples_ms = { 1001, 1003.5, 1002.25 };
    run.cpuTime_ms = 4.5;
    run.counters = { { QStringLiteral("longest_stall_ms"), 0 },
        { QStringLiteral("lag_p99_ms"), std::numeric_limits<double>::quiet_NaN() },
        { QStringLiteral("threads_peak"), 12 } };
    run.series = { { QStringLiteral("lag"), QStringLiteral("ms"), { 0, 0.01 },
        { std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity() } } };
    run.recording.stalls.clear();
    run.note = QStringLiteral("he said \"no, | <b>*never*</b>\",\r\nتجمّد ❄ =1+1");
    run.warnings = { QStringLiteral("cv above 10 %") };
    return run;
}

// One that broke before anything was measured.
inline measure::Run brokenRun()
{
    measure::Run run = blockingRun();
    run.variant = QStringLiteral("qcoro");
    run.params.insert(QStringLiteral("answer"), QStringLiteral("close"));
    run.samples_ms.clear();
    run.cpuTime_ms = 0.25;
    run.counters.clear();
    run.series.clear();
    run.recording.stalls[0].accounted = false;
    run.note.clear();
    run.problem = base::Problem { base::Problem::Kind::Failed, QStringLiteral("fetch"),
        QStringLiteral("the server closed the connection"), {} };
    run.complete = false;
    return run;
}

inline measure::Result sampleResult()
{
    measure::Result result;
    result.id = QStringLiteral("freeze");
    result.title = QStringLiteral("Freeze & thaw");
    result.environment = sampleEnvironment();
    result.runs = { blockingRun(), awaitRun(), brokenRun() };
    result.complete = false;
    result.warnings = { QStringLiteral("A warning of the result, with \"quotes\".") };
    return result;
}

} // namespace thaw::test
