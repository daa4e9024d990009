// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/timer_queue.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace thaw::runtime {

// The real timers: one thread of Thaw's own for any number of waits, on the steady clock.
// Errors: the constructor throws std::system_error when the system refuses the thread.
// Lifetime: the destructor joins its thread; waits still in it are dropped, not posted.
class TimerService final : public Timers {
public:
    TimerService();
    ~TimerService() override;

    base::TimePoint now() const override;
    bool add(TimerNode &node, const std::atomic<bool> &unless) override;
    bool remove(TimerNode &node) override;

private:
    void loop();
    void postDue(base::TimePoint now);

    std::mutex m_mutex;
    std::condition_variable m_changed;
    TimerQueue m_queue;
    bool m_ending = false;
    std::thread m_thread; // last: starts when all else is there
};

} // namespace thaw::runtime
