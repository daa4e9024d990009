// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/timer_queue.h"

#include <mutex>

namespace thaw::runtime {

// Timers whose time passes only when told, for tests with exact values.
class ManualTimers final : public Timers {
public:
    base::TimePoint now() const override { return m_clock.now(); }
    bool add(TimerNode &node, const std::atomic<bool> &unless) override;
    bool remove(TimerNode &node) override;

    // Lets `by` pass; each wait that comes due is posted at its own due time, in order.
    void advance(base::Duration by);
    bool empty() const;

private:
    base::ManualClock m_clock;
    mutable std::mutex m_mutex;
    TimerQueue m_queue;
};

} // namespace thaw::runtime
