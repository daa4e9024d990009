// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/executor.h"

#include <atomic>
#include <memory>

namespace thaw::tasks {

// What a TaskScope shares with the coroutines below it: where home is, and how many of them
// have left home and may be running on another thread this moment. Outlives the scope for as
// long as one of them needs it.
struct ScopeState : std::enable_shared_from_this<ScopeState> {
    explicit ScopeState(runtime::Executor &homeExecutor)
        : home(homeExecutor)
    {
    }

    runtime::Executor &home;
    std::atomic<int> away { 0 };

    void left() { away.fetch_add(1, std::memory_order_relaxed); }
    void returned()
    {
        away.fetch_sub(1, std::memory_order_acq_rel);
        away.notify_all();
    }
    void waitUntilNoneIsAway() const
    {
        for (int n = away.load(std::memory_order_acquire); n > 0; n = away.load(std::memory_order_acquire))
            away.wait(n, std::memory_order_acquire);
    }
};

// Keeps that count for one await that will resume on `target`.
// Made before the wait is published (queued, added to timers): from then on the coroutine may
// be resumed on another thread, even destroyed, and neither it nor its awaiter is touched.
class Crossing {
public:
    Crossing(ScopeState *scope, runtime::Executor &target)
    {
        if (!scope)
            return;
        const bool atHome = scope->home.isCurrent();
        if (&target == &scope->home) {
            if (!atHome)
                m_homeward = scope->shared_from_this();
        } else if (atHome) {
            scope->left();
            m_leaver = scope;
        }
    }

    // The wait was published; now the home thread may destroy what is on its way home.
    void published() const
    {
        if (m_homeward)
            m_homeward->returned();
    }

    // It was not: the coroutine goes on where it is.
    void undo() const
    {
        if (m_leaver)
            m_leaver->returned();
    }

private:
    std::shared_ptr<ScopeState> m_homeward;
    ScopeState *m_leaver = nullptr;
};

// The scope of the coroutine behind a handle, nullptr for coroutines of other libraries.
template<typename Promise>
ScopeState *scopeOf(const Promise &promise)
{
    if constexpr (requires { promise.scope; })
        return promise.scope;
    else
        return nullptr;
}

} // namespace thaw::tasks
