// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tasks/task.h"

#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

namespace thaw::tasks {

// A T that is there already, or the task that will yield it: for functions that mostly know
// their answer at once. A plain function returns it (`return 42;` or `return slowly();`), so
// the common path needs no frame.
//
// Starts, resumes, errors, lifetime: of the value, nothing to tell: awaiting it goes on at
// once. Of the task, as Task says.
// Once: awaited, a value is moved out.
// Memory: a ready one allocates nothing.
template<typename T = void>
class [[nodiscard]] ValueTask {
    static_assert(!std::is_reference_v<T>, "give a pointer instead");
    using Value = std::conditional_t<std::is_void_v<T>, std::monostate, T>;

public:
    ValueTask() requires std::is_void_v<T>
        : m_value(std::in_place)
    {
    }
    template<typename U = Value>
    ValueTask(U &&value) requires(!std::is_void_v<T> && std::is_constructible_v<Value, U>
                                  && !std::is_same_v<std::remove_cvref_t<U>, ValueTask>)
        : m_value(std::in_place, std::forward<U>(value))
    {
    }
    ValueTask(Task<T> task) noexcept
        : m_task(std::move(task))
    {
    }

    // Whether the value is there, so that awaiting it will not suspend.
    bool isReady() const noexcept { return m_value.has_value(); }

    class Awaiter {
    public:
        bool await_ready() const noexcept { return m_of.isReady(); }
        template<typename Promise>
        Transfer await_suspend(std::coroutine_handle<Promise> parent) noexcept
        {
            return m_of.m_task.operator co_await().await_suspend(parent);
        }
        T await_resume()
        {
            if (!m_of.isReady())
                return m_of.m_task.operator co_await().await_resume();
            if constexpr (!std::is_void_v<T>)
                return *std::move(m_of.m_value);
        }

    private:
        friend ValueTask;
        explicit Awaiter(ValueTask &of) noexcept
            : m_of(of)
        {
        }
        ValueTask &m_of;
    };

    Awaiter operator co_await() noexcept { return Awaiter(*this); }

    // The value without a coroutine, on the fast path. Only when isReady().
    T take() requires(!std::is_void_v<T>) { return *std::move(m_value); }

private:
    std::optional<Value> m_value;
    Task<T> m_task;
};

} // namespace thaw::tasks
