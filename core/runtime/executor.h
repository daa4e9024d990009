// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/work_item.h"

namespace thaw::runtime {

// Runs work items, each once, on a thread or threads of its own choosing.
// Thread: every function from any thread.
class Executor {
public:
    virtual ~Executor();

    // Queues `item`. It is run, or dropped when the executor ends before its turn comes,
    // or withdrawn; exactly one of the three.
    virtual void post(WorkItem &item) = 0;

    // Takes back an item that was posted and not begun. True: it will not run, and its memory
    // may go. False: it was not queued (it runs, ran, or was never posted).
    virtual bool withdraw(WorkItem &item) = 0;

    // Whether the calling thread is one that this executor runs items on.
    virtual bool isCurrent() const = 0;
};

} // namespace thaw::runtime
