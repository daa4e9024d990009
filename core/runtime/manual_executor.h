// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/executor.h"
#include "runtime/work_queue.h"

#include <cstddef>
#include <mutex>
#include <thread>

namespace thaw::runtime {

// Runs items only when told, on the thread that tells it: for tests, and for threads without
// an event loop. Its thread is the one that made it, or that called adopt() last.
class ManualExecutor final : public Executor {
public:
    ManualExecutor();
    ~ManualExecutor() override; // drops what is queued

    void post(WorkItem &item) override;
    bool withdraw(WorkItem &item) override;
    bool isCurrent() const override;

    // Makes the calling thread its thread.
    void adopt();
    // Runs the oldest item; false when there is none.
    bool runOne();
    // Runs until nothing is queued, items posted meanwhile included; returns how many.
    std::size_t runAll();

private:
    mutable std::mutex m_mutex;
    WorkQueue m_queue;
    std::thread::id m_thread;
};

} // namespace thaw::runtime
