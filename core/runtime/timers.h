// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "runtime/executor.h"

#include <atomic>
#include <cstddef>

namespace thaw::runtime {

// One wait: when it is due, `item` is posted to `target`. Lives in whatever waits.
struct TimerNode {
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    base::TimePoint due;
    Executor *target = nullptr;
    WorkItem *item = nullptr;
    std::size_t place = nowhere; // the queue's own
};

// Waits without a thread each.
// Thread: every function from any thread.
// Lifetime: outlives every node that is in it.
class Timers {
public:
    virtual ~Timers();

    virtual base::TimePoint now() const = 0;

    // Begins the wait, unless `*unless` is true; the check and a remove() exclude each other,
    // so a cancellation that sets the flag and then removes can't slip between.
    // Returns whether the wait began.
    virtual bool add(TimerNode &node, const std::atomic<bool> &unless) = 0;

    // Ends the wait. True: the item was not posted and won't be. False: it was posted, or the
    // node was never added.
    virtual bool remove(TimerNode &node) = 0;
};

} // namespace thaw::runtime
