// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "experiments/monitored_figures.h"

#include "recording/lag_summary.h"

#include <algorithm>

namespace thaw::experiments {

namespace {

using measure::Series;
using recording::Recording;

void addCounters(measure::Run &run, const Recording &recording)
{
    const recording::LagSummary summary = recording::summarise(recording);
    base::Duration cpuWait {};
    for (const monitor::Stall &stall : recording.stalls)
        cpuWait += stall.waitingForCpu;
    run.counters += {
        { QStringLiteral("longest_stall_ms"), summary.longestStall_ms },
        { QStringLiteral("stalls_over_50ms"), static_cast<double>(summary.stallsOver50ms) },
        { QStringLiteral("stalls_cpu_wait_ms"), base::toMs(cpuWait) },
        { QStringLiteral("lag_p50_ms"), summary.p50_ms },
        { QStringLiteral("lag_p99_ms"), summary.p99_ms },
        { QStringLiteral("lag_max_ms"), summary.max_ms },
        { QStringLiteral("threads_peak"), static_cast<double>(summary.threadsPeak) },
    };
}

Series lagSeries(const Recording &recording)
{
    Series series { QStringLiteral("lag"), QStringLiteral("ms"), {}, {} };
    for (const monitor::LagSample &sample : recording.lag) {
        series.t_s.push_back(base::toSeconds(sample.due - recording.begin));
        series.values.push_back(base::toMs(sample.lag));
    }
    return series;
}

Series threadSeries(const Recording &recording)
{
    Series series { QStringLiteral("threads"), QString(), {}, {} };
    for (const monitor::ThreadSample &sample : recording.threads) {
        // The count that held at the beginning was taken before it.
        series.t_s.push_back(base::toSeconds(std::max(sample.at, recording.begin) - recording.begin));
        series.values.push_back(sample.demo());
    }
    return series;
}

} // namespace

void addMonitoredFigures(measure::Run &run, Recording recording)
{
    addCounters(run, recording);
    run.series += { lagSeries(recording), threadSeries(recording) };
    run.recording = std::move(recording);
}

} // namespace thaw::experiments
