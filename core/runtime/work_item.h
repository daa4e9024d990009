// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace thaw::runtime {

// A piece of work that an executor can queue without allocating: the node lives in whatever
// waits (an awaiter, a job), which owns it and keeps it until it was run, dropped or withdrawn.
struct WorkItem {
    enum class End {
        Run, // its turn has come
        Dropped, // the executor ends and will not run it
    };
    using Function = void (*)(WorkItem &item, End how);

    explicit WorkItem(Function function)
        : perform(function)
    {
    }
    WorkItem(const WorkItem &) = delete;
    WorkItem &operator=(const WorkItem &) = delete;

    Function perform;
    WorkItem *next = nullptr; // of the executor while queued
    bool queued = false; // guarded by the executor's own lock
};

} // namespace thaw::runtime
