// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

namespace thaw::runtime {

// A piece of work that an executor can queue without allocating: the node lives in whatever
// waits (an awaiter, a job), which keeps it until it was run, dropped or withdrawn.
struct WorkItem {
    enum class End {
        Run, // its turn has come
        Dropped, // the executor ends and will not run it
    };
    using Perform = void (*)(WorkItem &item, End how);

    explicit WorkItem(Perform function)
        : perform(function)
    {
    }
    WorkItem(const WorkItem &) = delete;
    WorkItem &operator=(const WorkItem &) = delete;

    Perform perform;
    // The queue's own, guarded by the lock that guards the queue.
    WorkItem *next = nullptr;
    WorkItem *previous = nullptr;
    bool queued = false;
};

} // namespace thaw::runtime
