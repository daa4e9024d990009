// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "monitor/cpu_account.h"
#include "monitor/stall.h"

#include <optional>

namespace thaw::monitor {

// A moment, and the watched thread's account as it stood then, where there is one.
struct AccountedMoment {
    TimePoint at;
    std::optional<CpuReading> account;
};

// Tells whether one wait was a stall.
//
// `due` is the oldest event that was waiting, `handled` when the loop took it and all that had
// become due behind it. It was a stall if handled - due is *more* than `threshold`; all the
// late events taken in one go are one stall, from the due of the first to the moment they were
// taken. Taking them ends the stall: a loop that blocks again at once starts a new one with the
// next event due, at most one interval later. So, at 50 ms: 300 ms, one answer, 300 ms are two
// stalls of 300 ms and never one of 600; a loop that answers every 50 ms has none, one that
// answers every 51 ms has one each time.
//
// The parts come from the difference of the accounts, each cut so that none is negative and
// the three sum to the length: first on CPU, then waiting, and the rest is blocked. What a
// hypervisor took from the processor stands in neither account and so counts as blocked.
std::optional<Stall> detectStall(const AccountedMoment &due, const AccountedMoment &handled, Duration threshold);

} // namespace thaw::monitor
