// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <exception>

namespace thaw::tasks {

// Thrown by an await that was stopped. It unwinds the coroutine like any exception; a scope
// takes it as the quiet end of a task, not as a failure.
struct Cancelled final : std::exception {
    const char *what() const noexcept override { return "cancelled"; }
};

} // namespace thaw::tasks
