// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "monitor/proc_file.h"

#include <ctime>
#include <optional>
#include <string_view>

namespace thaw::monitor {

using base::Duration;

// How long a thread has been on a processor, and runnable without one, since it started.
struct CpuReading {
    Duration onCpu {};
    Duration waitingForCpu {};
};

// "onCpu_ns waiting_ns timeslices\n", or nothing when the text is not that.
// Source: Linux, Documentation/scheduler/sched-stats.rst, /proc/<pid>/schedstat.
std::optional<CpuReading> parseSchedstat(std::string_view text);

// The kernel's account of the thread that constructs it.
// The time on the processor is taken from the thread's CPU clock: it is the same counter, but
// schedstat shows it as of the last tick (1 to 10 ms ago) while the thread runs.
// The time waiting is added when the wait ends, so that a reading taken during a wait leaves
// out what has been waited so far.
// Thread: read() from any thread while the constructing one lives; allocates nothing, about 1 µs.
// Errors: a kernel without schedstat gives no reading.
class CpuAccount {
public:
    CpuAccount();
    std::optional<CpuReading> read() const;

private:
    ProcFile m_schedstat;
    clockid_t m_cpuClock;
};

} // namespace thaw::monitor
