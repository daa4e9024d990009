// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/result.h"

namespace thaw::samples {

// A run of one second that was blocked throughout.
inline measure::Run frozenRun()
{
    using namespace std::chrono_literals;
    measure::Run run;
    run.experiment = "strategies";
    run.variant = "blocking";
    run.params = { { "workload", QString("fetch") }, { "latency_ms", qint64(1000) } };
    run.samples_ms = { 1003.25 };
    run.counters = { { "longest_stall_ms", 1002.5 }, { "stalls_over_50ms", 1 }, { "lag_p50_ms", 501 },
        { "lag_p99_ms", 993 }, { "lag_max_ms", 1002.5 }, { "threads_peak", 1 } };
    monitor::Stall stall;
    stall.begin = base::TimePoint(5s);
    stall.end = stall.begin + 1002500us;
    stall.blocked = stall.length();
    stall.accounted = true;
    run.recording.stalls = { stall };
    return run;
}

// One that stayed live.
inline measure::Run liveRun()
{
    measure::Run run = frozenRun();
    run.variant = "co-await";
    run.samples_ms = { 1001.5 };
    run.counters = { { "longest_stall_ms", 0 }, { "stalls_over_50ms", 0 }, { "lag_p50_ms", 0.25 },
        { "lag_p99_ms", 2 }, { "lag_max_ms", 2.25 }, { "threads_peak", 1 } };
    run.recording.stalls.clear();
    return run;
}

} // namespace thaw::samples
