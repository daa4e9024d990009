// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"

namespace thaw::monitor {

using base::Duration;
using base::TimePoint;

// How long an event that was due at `due` waited until the loop handled it.
struct LagSample {
    TimePoint due;
    Duration lag;
};

// The process's threads at one moment. `own` are Thaw's (sampler, server, timers, and those
// that Qt's platform plugin and D-Bus start); the rest, the UI thread included, are the demo's.
struct ThreadSample {
    TimePoint at;
    int total = 0;
    int own = 0;

    int demo() const { return total - own; }
};

} // namespace thaw::monitor
