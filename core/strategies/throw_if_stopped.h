// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tasks/cancelled.h"

#include <stop_token>

namespace thaw::strategies {

// For what returns when it is stopped, where a task should say so.
inline void throwIfStopped(const std::stop_token &stop)
{
    if (stop.stop_requested())
        throw tasks::Cancelled();
}

} // namespace thaw::strategies
