// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace thaw::cli {

// SIGINT, SIGTERM and SIGHUP as a request to stop, also while the main thread is inside a
// call that blocks: a thread of its own waits for them. The second one ends the process at
// once, with exit status 130.
// Thread: make it on the main thread before any other thread is started, so that all of them
// inherit the blocked signals.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt &) = delete;
    Interrupt &operator=(const Interrupt &) = delete;

    std::stop_token token() const { return m_stop.get_token(); }
    bool happened() const { return m_stop.stop_requested(); }

private:
    void wait(std::stop_token end);

    sigset_t m_signals;
    sigset_t m_before;
    std::stop_source m_stop;
    std::jthread m_thread;
};

} // namespace thaw::cli
