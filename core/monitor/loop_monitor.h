// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "monitor/sample_sink.h"

#include <chrono>
#include <memory>

namespace thaw::monitor {

// Watches the event loop of the thread that constructs it, and the process's threads, from a
// sampler thread of its own that is never blocked by what it watches.
//
// Every `interval` an event is due. It is timed from when it was *due*, whether or not the one
// before was handled (open loop); a probe that waited for its own answer would leave out
// exactly the moments that matter (coordinated omission).
//
// Thread: construct and destroy on the watched thread. lagNow() from any thread.
// Errors: where the kernel keeps no schedstat, stalls come without their parts.
// Lifetime: `sink` must outlive the monitor.
class LoopMonitor {
public:
    struct Options {
        Duration interval = std::chrono::milliseconds(10);
        Duration threshold = std::chrono::milliseconds(50);
        const base::Clock *clock = &base::SteadyClock::instance();
    };

    LoopMonitor(SampleSink &sink, Options options);
    ~LoopMonitor();
    LoopMonitor(const LoopMonitor &) = delete;
    LoopMonitor &operator=(const LoopMonitor &) = delete;

    // An event is due at this very moment, besides the regular ones: call it right before
    // something whose stall is to be timed exactly. Thread: the watched one.
    // Returns the moment it was due.
    TimePoint expectNow();

    // Hands over what was handled so far, without waiting for the sampler's next turn.
    void flush();

    // How long the oldest unhandled event has been waiting; zero when none is.
    Duration lagNow() const;

    // All events due before this were handled and handed to the sink.
    TimePoint settledUntil() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace thaw::monitor
