// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/frame_pool.h"
#include "tasks/scope_state.h"
#include "tasks/task_result.h"
#include "tasks/transfer.h"

#include <coroutine>
#include <cstddef>
#include <utility>

namespace thaw::tasks {

template<typename T>
class Task;

// The part of every task's promise that does not depend on its result.
struct TaskPromiseBase {
    std::coroutine_handle<> continuation; // who awaits; known before the body starts
    ScopeState *scope = nullptr; // inherited from who awaits

    // Found by the compiler for the frame; the last parameter is the frame's size.
    static void *operator new(std::size_t bytes) { return runtime::FramePool::allocate(bytes); }
    static void operator delete(void *frame, std::size_t bytes) noexcept { runtime::FramePool::release(frame, bytes); }

    // Lazy: nothing runs before the task is awaited, so it can't finish before anyone listens.
    std::suspend_always initial_suspend() noexcept { return {}; }

    struct Final {
        bool await_ready() noexcept { return false; }
        // Symmetric transfer: a chain of tasks that finish needs no stack.
        template<typename Promise>
        Transfer await_suspend(std::coroutine_handle<Promise> self) noexcept
        {
            return transfer(self, self.promise().continuation);
        }
        void await_resume() noexcept { }
    };
    Final final_suspend() noexcept { return {}; }
};

// An asynchronous computation that yields a T (or void, or a reference), or throws.
//
// Starts: when it is awaited, on the awaiting thread.
// Resumes: its awaiter, on the thread where its body ended, by symmetric transfer.
// Errors: what the body throws is rethrown at the await. Awaiting an empty task is a bug.
// Cancelled: by the stop tokens that are given to what it awaits.
// Lifetime: move-only; the owner destroys the frame. May be destroyed unstarted, or while
// suspended in an await of this library. Never awaited, it does nothing.
// Memory: its frame comes from the pool of frames; a warm create and await allocates nothing.
// Thread: not to be touched from two threads at once.
template<typename T = void>
class [[nodiscard]] Task {
public:
    struct promise_type : TaskPromiseBase, TaskResult<T> {
        Task get_return_object() noexcept { return Task(Handle::from_promise(*this)); }
    };

    Task() noexcept = default;
    Task(Task &&other) noexcept
        : m_handle(std::exchange(other.m_handle, {}))
    {
    }
    Task &operator=(Task &&other) noexcept
    {
        if (this != &other) {
            reset();
            m_handle = std::exchange(other.m_handle, {});
        }
        return *this;
    }
    ~Task() { reset(); }

    explicit operator bool() const noexcept { return static_cast<bool>(m_handle); }

    class Awaiter {
    public:
        bool await_ready() const noexcept { return false; }
        template<typename Promise>
        Transfer await_suspend(std::coroutine_handle<Promise> parent) noexcept
        {
            m_child.promise().continuation = parent;
            m_child.promise().scope = scopeOf(parent.promise());
            return transfer(parent, m_child);
        }
        T await_resume() { return m_child.promise().take(); }

    private:
        friend Task;
        explicit Awaiter(std::coroutine_handle<promise_type> child) noexcept
            : m_child(child)
        {
        }
        std::coroutine_handle<promise_type> m_child;
    };

    // Once. The task keeps the frame until it is destroyed itself. On an lvalue, too, so that
    // QCoro's tasks can await ours.
    Awaiter operator co_await() const noexcept { return Awaiter(m_handle); }

private:
    using Handle = std::coroutine_handle<promise_type>;
    explicit Task(Handle handle) noexcept
        : m_handle(handle)
    {
    }
    void reset() noexcept
    {
        if (m_handle)
            std::exchange(m_handle, {}).destroy();
    }

    Handle m_handle;
};

} // namespace thaw::tasks
