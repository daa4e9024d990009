// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/sampler_absence.h"

namespace thaw::monitor {

bool SamplerAbsence::wasStop(Duration sinceLastTurn, const std::optional<CpuReading> &then,
                             const std::optional<CpuReading> &now) const
{
    if (sinceLastTurn <= patience)
        return false;
    if (!then || !now)
        return sinceLastTurn > std::chrono::seconds(1);
    const Duration accounted = now->onCpu - then->onCpu + now->waitingForCpu - then->waitingForCpu;
    return accounted < (sinceLastTurn - interval) / 2;
}

} // namespace thaw::monitor
