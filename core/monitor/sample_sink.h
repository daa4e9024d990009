// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "monitor/sample.h"
#include "monitor/stall.h"

namespace thaw::monitor {

// Where a monitor's samples go; all that a monitor knows of the world.
// Thread: called from the sampler's thread, or from the thread that calls
// LoopMonitor::flush(), never from two at once.
class SampleSink {
public:
    virtual ~SampleSink();
    virtual void lag(const LagSample &sample) = 0;
    virtual void stall(const Stall &stall) = 0;
    virtual void threads(const ThreadSample &sample) = 0;
};

} // namespace thaw::monitor
