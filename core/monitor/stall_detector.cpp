// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/stall_detector.h"

#include <algorithm>

namespace thaw::monitor {

std::optional<Stall> detectStall(const AccountedMoment &due, const AccountedMoment &handled, Duration threshold)
{
    const Duration length = handled.at - due.at;
    if (length <= threshold)
        return {};
    Stall stall { due.at, handled.at };
    if (!due.account || !handled.account)
        return stall;
    const Duration onCpu = handled.account->onCpu - due.account->onCpu;
    const Duration waiting = handled.account->waitingForCpu - due.account->waitingForCpu;
    stall.accounted = true;
    stall.onCpu = std::clamp(onCpu, Duration::zero(), length);
    stall.waitingForCpu = std::clamp(waiting, Duration::zero(), length - stall.onCpu);
    stall.blocked = length - stall.onCpu - stall.waitingForCpu;
    return stall;
}

} // namespace thaw::monitor
