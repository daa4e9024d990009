// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>
#include <vector>

namespace thaw::base {

// Names the calling thread and marks it as one of Thaw's own (sampler, server, timers …) for
// as long as the object lives, so that thread counts can tell the demo's threads apart.
// Thread: construct and destroy on the thread that is meant.
class OwnThread {
public:
    // `name`: at most 15 characters reach the kernel.
    explicit OwnThread(const char *name);
    ~OwnThread();
    OwnThread(const OwnThread &) = delete;
    OwnThread &operator=(const OwnThread &) = delete;

private:
    pid_t m_tid;
};

// Kernel ids of the threads marked now, sorted. Thread: any.
std::vector<pid_t> ownThreadIds();

// Kernel id of the calling thread.
pid_t currentThreadId();

} // namespace thaw::base
