// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "tasks/task_scope.h"

#include "tasks/cancelled.h"
#include "tasks/resume_on.h"
#include "tasks/transfer.h"

#include <cstdio>

namespace thaw::tasks {

// The promise of the coroutine around each spawned task.
struct ScopeRoot {
    struct Handle {
        using promise_type = ScopeRoot;
        std::coroutine_handle<ScopeRoot> coroutine;
    };

    TaskScope *owner = nullptr;
    ScopeState *scope = nullptr;
    ScopeRoot *next = nullptr;
    ScopeRoot *previous = nullptr;

    static void *operator new(std::size_t bytes) { return runtime::FramePool::allocate(bytes); }
    static void operator delete(void *frame, std::size_t bytes) noexcept { runtime::FramePool::release(frame, bytes); }

    Handle get_return_object() { return { std::coroutine_handle<ScopeRoot>::from_promise(*this) }; }
    std::suspend_always initial_suspend() noexcept { return {}; }
    void return_void() noexcept { }
    void unhandled_exception() noexcept { std::terminate(); } // run() catches everything

    struct Final {
        bool await_ready() noexcept { return false; }
        // Void and last: the frame, this awaiter included, is gone when it returns.
        void await_suspend(std::coroutine_handle<ScopeRoot> self) noexcept { self.promise().owner->ended(self); }
        void await_resume() noexcept { }
    };
    Final final_suspend() noexcept { return {}; }

    static Handle run(TaskScope *owner, Task<> task);
    void link(TaskScope &to);
    void unlink();
};

ScopeRoot::Handle ScopeRoot::run(TaskScope *owner, Task<> task)
{
    std::exception_ptr error;
    try {
        co_await task;
    } catch (const Cancelled &) {
        // A quiet end.
    } catch (...) {
        error = std::current_exception();
    }
    // What the task owned goes on the thread where it ended; the scope is the home thread's.
    task = {};
    co_await resumeOn(owner->home());
    if (error)
        owner->fail(std::move(error));
}

void ScopeRoot::link(TaskScope &to)
{
    owner = &to;
    scope = to.m_state.get();
    next = to.m_roots;
    if (next)
        next->previous = this;
    to.m_roots = this;
    ++to.m_active;
}

void ScopeRoot::unlink()
{
    (previous ? previous->next : owner->m_roots) = next;
    if (next)
        next->previous = previous;
    --owner->m_active;
}

TaskScope::TaskScope(runtime::Executor &home, std::stop_token parent)
    : m_state(std::make_shared<ScopeState>(home))
    , m_parent(std::move(parent), RequestStop { m_stop })
{
}

TaskScope::~TaskScope()
{
    m_joiner = {};
    m_stop.request_stop();
    m_state->waitUntilNoneIsAway();
    while (m_roots) {
        ScopeRoot *const root = m_roots;
        root->unlink();
        std::coroutine_handle<ScopeRoot>::from_promise(*root).destroy();
    }
    if (m_error)
        std::fputs("thaw: a task failed and its scope ended without being joined\n", stderr);
}

void TaskScope::spawn(Task<> task)
{
    const auto root = ScopeRoot::run(this, std::move(task)).coroutine;
    root.promise().link(*this);
    resume(root);
}

void TaskScope::cancel()
{
    m_stop.request_stop();
}

void TaskScope::fail(std::exception_ptr error)
{
    if (!m_error)
        m_error = std::move(error);
    m_stop.request_stop();
}

void TaskScope::ended(std::coroutine_handle<> root)
{
    std::coroutine_handle<ScopeRoot>::from_address(root.address()).promise().unlink();
    root.destroy();
    // The joiner may destroy this scope: nothing of it is touched after.
    if (m_active == 0 && m_joiner)
        resume(std::exchange(m_joiner, {}));
}

TaskScope::Join::~Join()
{
    m_scope.m_joiner = {};
}

void TaskScope::Join::await_resume()
{
    if (m_scope.m_error)
        std::rethrow_exception(std::exchange(m_scope.m_error, nullptr));
}

} // namespace thaw::tasks
