// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/executor.h"
#include "tasks/scope_state.h"
#include "tasks/transfer.h"

#include <coroutine>
#include <utility>

namespace thaw::tasks {

// The awaiter of resumeOn() and reschedule(): the queue's node lives in it.
class ResumeOn : runtime::WorkItem {
public:
    ResumeOn(runtime::Executor &target, bool always) noexcept
        : WorkItem(&ResumeOn::perform)
        , m_target(target)
        , m_always(always)
    {
    }
    // A frame that is destroyed while its turn has not come leaves the queue.
    ~ResumeOn()
    {
        if (m_handle)
            m_target.withdraw(*this);
    }

    bool await_ready() const { return !m_always && m_target.isCurrent(); }

    template<typename Promise>
    void await_suspend(std::coroutine_handle<Promise> handle)
    {
        m_handle = handle;
        m_scope = scopeOf(handle.promise());
        const Crossing crossing(m_scope, m_target);
        m_target.post(*this);
        crossing.published();
    }

    void await_resume() const noexcept { }

private:
    static void perform(WorkItem &item, End how)
    {
        auto &self = static_cast<ResumeOn &>(item);
        const auto handle = std::exchange(self.m_handle, {});
        if (how == End::Run)
            resume(handle);
        else if (self.m_scope && &self.m_target != &self.m_scope->home)
            // Its target ended: it stays suspended, and its scope may destroy it.
            self.m_scope->returned();
    }

    runtime::Executor &m_target;
    const bool m_always;
    ScopeState *m_scope = nullptr;
    std::coroutine_handle<> m_handle;
};

// Continues on `target`'s thread; without a suspension when it is there already.
// Errors: none. If the target ends first, the coroutine stays suspended until its scope ends.
// Lifetime: `target` must outlive the await.
[[nodiscard]] inline ResumeOn resumeOn(runtime::Executor &target) noexcept
{
    return ResumeOn(target, false);
}

// Gives up this turn: continues on `target` after what is queued there now.
[[nodiscard]] inline ResumeOn reschedule(runtime::Executor &target) noexcept
{
    return ResumeOn(target, true);
}

} // namespace thaw::tasks
