// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"

#include <utility>
#include <variant>

namespace thaw::base {

// A result or the problem that stood in its way.
// Errors: value() on a problem, and problem() on a value, are bugs of the caller and throw
// std::bad_variant_access.
template<typename T>
class [[nodiscard]] Outcome {
public:
    Outcome(T value)
        : m_content(std::in_place_index<0>, std::move(value))
    {
    }
    Outcome(Problem problem)
        : m_content(std::in_place_index<1>, std::move(problem))
    {
    }

    bool ok() const noexcept { return m_content.index() == 0; }
    explicit operator bool() const noexcept { return ok(); }

    const T &value() const & { return std::get<0>(m_content); }
    T &value() & { return std::get<0>(m_content); }
    T &&value() && { return std::get<0>(std::move(m_content)); }
    const T &operator*() const & { return value(); }
    const T *operator->() const { return &value(); }

    const Problem &problem() const { return std::get<1>(m_content); }

private:
    std::variant<T, Problem> m_content;
};

// Something done, or the problem.
struct Done { };

} // namespace thaw::base
