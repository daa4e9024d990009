// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace thaw::monitor {

using base::Duration;

// One of Thaw's own threads that takes a turn every `interval` of real time, the first at once.
// It receives no signal, so that none of the program's handlers runs on it.
// Thread: construct and destroy anywhere but on it; `turn` runs on it.
// Lifetime: the destructor ends it within the turn it is in, never waiting for the next.
class SamplerThread {
public:
    SamplerThread(Duration interval, std::function<void()> turn);
    ~SamplerThread();
    SamplerThread(const SamplerThread &) = delete;
    SamplerThread &operator=(const SamplerThread &) = delete;

private:
    void run();

    const Duration m_interval;
    const std::function<void()> m_turn;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    bool m_stop = false;
    std::thread m_thread;
};

} // namespace thaw::monitor
