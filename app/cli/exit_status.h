// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"

namespace thaw::cli {

// What the program ends with; scripts and tests rely on it.
enum ExitStatus : int {
    Success = 0, // done
    Failure = 1, // something failed while running, a write to standard output too
    Usage = 2, // bad usage or bad input; nothing was started
    Interrupted = 130, // stopped by a signal; what was measured so far is written, marked incomplete
};

constexpr ExitStatus exitStatusOf(base::Problem::Kind kind)
{
    switch (kind) {
    case base::Problem::Kind::BadInput:
        return Usage;
    case base::Problem::Kind::Interrupted:
        return Interrupted;
    case base::Problem::Kind::Failed:
        break;
    }
    return Failure;
}

} // namespace thaw::cli
