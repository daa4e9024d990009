// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/result.h"

namespace thaw::experiments {

// Adds what a monitor saw of a run: counters longest_stall_ms, stalls_over_50ms, lag_p50_ms,
// lag_p99_ms, lag_max_ms, threads_peak, and stalls_cpu_wait_ms (the part of all stalls in which
// the thread was ready and another one had the processor: the machine's, not the program's);
// the series "lag" (ms, at the moments events were due) and "threads" (the demo's); the
// recording itself.
void addMonitoredFigures(measure::Run &run, recording::Recording recording);

} // namespace thaw::experiments
