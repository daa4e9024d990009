// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/timers.h"
#include "tasks/scope_state.h"

#include <atomic>
#include <coroutine>
#include <optional>
#include <stop_token>

namespace thaw::tasks {

// The awaiter of delay(): both nodes live in it, so waiting allocates nothing.
class Delay : runtime::WorkItem {
public:
    Delay(runtime::Timers &timers, runtime::Executor &home, base::Duration length, std::stop_token stop);
    ~Delay();

    bool await_ready() const;
    template<typename Promise>
    bool await_suspend(std::coroutine_handle<Promise> handle)
    {
        return begin(handle, scopeOf(handle.promise()));
    }
    void await_resume();

private:
    struct OnStop {
        Delay &self;
        void operator()() const { self.stopRequested(); }
    };
    bool begin(std::coroutine_handle<> handle, ScopeState *scope);
    static void perform(WorkItem &item, End how);
    void stopRequested();

    runtime::Timers &m_timers;
    runtime::Executor &m_home;
    const base::Duration m_length;
    const std::stop_token m_token;
    runtime::TimerNode m_node;
    std::atomic<bool> m_stopped { false };
    ScopeState *m_scope = nullptr;
    std::coroutine_handle<> m_handle;
    std::optional<std::stop_callback<OnStop>> m_onStop;
};

// Waits `length`, at least, without holding a thread.
// Resumes: on `home`, also if it was awaited elsewhere. Not suspended at all when `length` is
// zero or less, or when the stop was requested before: then it goes on where it is.
// Cancelled: by `stop`; then the await throws Cancelled promptly.
// Lifetime: `timers` and `home` outlive the await; the frame may be destroyed meanwhile, on
// home's thread.
[[nodiscard]] inline Delay delay(runtime::Timers &timers, runtime::Executor &home, base::Duration length,
                                 std::stop_token stop = {})
{
    return Delay(timers, home, length, std::move(stop));
}

} // namespace thaw::tasks
