// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "monitor/cpu_account.h"

#include <optional>

namespace thaw::monitor {

// Tells why the sampler was not there between two of its turns.
// A thread that is stopped (SIGSTOP, suspend, a debugger, a paused virtual machine) is neither
// on a processor nor waiting for one; a sampler that merely came late because the machine was
// busy was waiting for one. The first stopped the watched thread as well, and must not count
// as a stall; the second did not, and a stall seen meanwhile is real.
//
// A stop is an absence of more than `patience` (interval + threshold; anything shorter cannot
// make a stall by itself) of which less than half of what is above `interval` stands in the
// sampler's own account. Where the kernel keeps no account, it is one of more than 1 s.
struct SamplerAbsence {
    Duration interval {};
    Duration patience {};

    bool wasStop(Duration sinceLastTurn, const std::optional<CpuReading> &then,
                 const std::optional<CpuReading> &now) const;
};

} // namespace thaw::monitor
