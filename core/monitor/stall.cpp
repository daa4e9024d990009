// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/stall.h"

namespace thaw::monitor {

Verdict Stall::verdict() const
{
    if (!accounted)
        return Verdict::Unknown;
    if (blocked >= onCpu && blocked >= waitingForCpu)
        return Verdict::Blocked;
    return onCpu >= waitingForCpu ? Verdict::OnCpu : Verdict::WaitingForCpu;
}

const char *verdictId(Verdict verdict)
{
    switch (verdict) {
    case Verdict::OnCpu:
        return "on-cpu";
    case Verdict::WaitingForCpu:
        return "waiting-for-cpu";
    case Verdict::Blocked:
        return "blocked";
    case Verdict::Unknown:
        break;
    }
    return "unknown";
}

} // namespace thaw::monitor
