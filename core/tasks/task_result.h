// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <exception>
#include <memory>
#include <utility>
#include <variant>

namespace thaw::tasks {

// Where a task's body leaves its result: nothing yet, a value, or an exception.
template<typename T>
class TaskResult {
public:
    template<typename U>
    void return_value(U &&value)
    {
        m_content.template emplace<1>(std::forward<U>(value));
    }
    void unhandled_exception() noexcept { m_content.template emplace<2>(std::current_exception()); }

    T take()
    {
        if (m_content.index() == 2)
            std::rethrow_exception(std::get<2>(std::move(m_content)));
        return std::get<1>(std::move(m_content));
    }

private:
    std::variant<std::monostate, T, std::exception_ptr> m_content;
};

template<typename T>
class TaskResult<T &> {
public:
    void return_value(T &value) noexcept { m_value = std::addressof(value); }
    void unhandled_exception() noexcept { m_error = std::current_exception(); }

    T &take()
    {
        if (m_error)
            std::rethrow_exception(m_error);
        return *m_value;
    }

private:
    T *m_value = nullptr;
    std::exception_ptr m_error;
};

template<>
class TaskResult<void> {
public:
    void return_void() noexcept { }
    void unhandled_exception() noexcept { m_error = std::current_exception(); }

    void take()
    {
        if (m_error)
            std::rethrow_exception(m_error);
    }

private:
    std::exception_ptr m_error;
};

} // namespace thaw::tasks
