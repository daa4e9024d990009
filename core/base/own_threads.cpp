// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/own_threads.h"

#include <algorithm>
#include <mutex>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace thaw::base {

namespace {

struct Registry {
    std::mutex mutex;
    std::vector<pid_t> ids;
};

// Never destroyed: threads may end after static destructors have run.
Registry &registry()
{
    static auto *const instance = new Registry;
    return *instance;
}

} // namespace

pid_t currentThreadId()
{
    // Cached: the call costs a kernel entry, and hot paths ask.
    thread_local const auto tid = static_cast<pid_t>(::syscall(SYS_gettid));
    return tid;
}

OwnThread::OwnThread(const char *name)
    : m_tid(currentThreadId())
{
    ::pthread_setname_np(::pthread_self(), name);
    Registry &r = registry();
    const std::lock_guard lock(r.mutex);
    r.ids.insert(std::upper_bound(r.ids.begin(), r.ids.end(), m_tid), m_tid);
}

OwnThread::~OwnThread()
{
    Registry &r = registry();
    const std::lock_guard lock(r.mutex);
    r.ids.erase(std::remove(r.ids.begin(), r.ids.end(), m_tid), r.ids.end());
}

std::vector<pid_t> ownThreadIds()
{
    Registry &r = registry();
    const std::lock_guard lock(r.mutex);
    return r.ids;
}

} // namespace thaw::base
