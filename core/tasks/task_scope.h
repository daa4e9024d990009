// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tasks/scope_state.h"
#include "tasks/task.h"

#include <coroutine>
#include <exception>
#include <memory>
#include <optional>
#include <stop_token>

namespace thaw::tasks {

struct ScopeRoot; // the coroutine around each spawned task; task_scope.cpp

// Owns tasks that run beside each other: starts, cancels, joins them, reports the first
// exception. Nothing in Thaw runs outside one.
//
// Thread: all functions on the home thread, the one `home` runs on. Tasks may leave it with
// resumeOn; the scope brings each back home before it counts as ended.
// Errors: the first exception that leaves a task (Cancelled aside) cancels the others and is
// rethrown by join(). One that nobody joined for is written to standard error.
// Cancelled: by cancel(), by `parent`, or by its destruction.
// Lifetime: the destructor cancels, destroys what is suspended, and waits for tasks that run
// on other threads this moment until they come to their next await (like std::jthread); join
// first where the thread must not wait. Must not outlive `home`.
class TaskScope {
public:
    explicit TaskScope(runtime::Executor &home, std::stop_token parent = {});
    ~TaskScope();
    TaskScope(const TaskScope &) = delete;
    TaskScope &operator=(const TaskScope &) = delete;

    // Starts the task at once; returns when it first suspends or ends.
    // In a scope that was cancelled the task is started nevertheless: its first await of a
    // stoppable thing ends it, and what it cleans up gets cleaned up.
    void spawn(Task<> task);

    // Asks every task to stop. They end at their awaits, later than this returns.
    void cancel();

    // Given to what the tasks await.
    std::stop_token stopToken() const { return m_stop.get_token(); }

    int active() const { return m_active; }
    runtime::Executor &home() const { return m_state->home; }

    // The exception that join() would rethrow.
    std::exception_ptr firstError() const { return m_error; }

    class Join {
    public:
        ~Join();
        bool await_ready() const noexcept { return m_scope.m_active == 0; }
        void await_suspend(std::coroutine_handle<> joiner) noexcept { m_scope.m_joiner = joiner; }
        void await_resume();

    private:
        friend TaskScope;
        explicit Join(TaskScope &scope)
            : m_scope(scope)
        {
        }
        TaskScope &m_scope;
    };

    // Awaits the end of all tasks, also of those spawned meanwhile. One joiner at a time.
    Join join() { return Join(*this); }

private:
    friend ScopeRoot;
    void fail(std::exception_ptr error);
    void ended(std::coroutine_handle<> root);

    struct RequestStop {
        std::stop_source &source;
        void operator()() const { source.request_stop(); }
    };

    std::shared_ptr<ScopeState> m_state;
    std::stop_source m_stop;
    std::stop_callback<RequestStop> m_parent;
    ScopeRoot *m_roots = nullptr; // a doubly linked list through the promises
    int m_active = 0;
    std::exception_ptr m_error;
    std::coroutine_handle<> m_joiner;
};

} // namespace thaw::tasks
