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
// An event is due at the moment the sampler really woke: turns it missed are left out, not dated
// back. While the sampler was itself stopped (SIGSTOP, suspend, a debugger), nobody watched:
// events that waited through that are left out with their stalls (sampler_absence.h). A nested
// event loop handles events as well as any and is no stall. What is one, in numbers:
// stall_detector.h.
//
// Thread: construct and destroy on the watched thread. flush(), lagNow() and settledUntil()
// from any thread, but not from the sink.
// Errors: where the kernel keeps no schedstat, stalls come without their parts.
// Lifetime: `sink` must outlive the monitor; it is not called any more once the destructor has
// returned, which is within the turn that the sampler is in. What was not handed over by then
// is dropped.
class LoopMonitor {
public:
    struct Options {
        Duration interval = std::chrono::milliseconds(10); // more than 0
        Duration threshold = std::chrono::milliseconds(50); // a stall is longer than this
        // What moments are read from. The sampler waits in real time, whatever this is.
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

    // Hands over what was handled so far, without waiting for the sampler's next turn. What was
    // handled more than interval + threshold after the sampler's last turn still waits for it,
    // since only the sampler can tell a stall from a stop: settledUntil() says how far it got.
    void flush();

    // How long the oldest unhandled event has been waiting; zero when none is.
    Duration lagNow() const;

    // All events due before this were handled and handed to the sink, and no later event will
    // be due before it.
    TimePoint settledUntil() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace thaw::monitor
