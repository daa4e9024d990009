// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "monitor/sample.h"

namespace thaw::monitor {

enum class Verdict {
    OnCpu,
    WaitingForCpu,
    Blocked,
    Unknown, // the kernel keeps no account of this thread
};

// One time in which the loop handled nothing for longer than the threshold.
// length() = onCpu + waitingForCpu + blocked, when accounted.
struct Stall {
    TimePoint begin;
    TimePoint end;
    Duration onCpu {};
    Duration waitingForCpu {}; // runnable, but another thread had the processor
    Duration blocked {};
    bool accounted = false;

    Duration length() const { return end - begin; }
    // What the program answers for: waiting for a processor is the machine's fault.
    Duration programsPart() const { return accounted ? onCpu + blocked : length(); }
    // The largest part; Blocked before OnCpu before WaitingForCpu where equal.
    Verdict verdict() const;
};

// "blocked", "on-cpu", "waiting-for-cpu", "unknown": for files and scripts, never translated.
const char *verdictId(Verdict verdict);

} // namespace thaw::monitor
