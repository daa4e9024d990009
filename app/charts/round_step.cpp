// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/round_step.h"

#include <algorithm>
#include <cmath>

namespace thaw::charts {

double roundStep(double wanted)
{
    const double decade = std::pow(10, std::floor(std::log10(wanted) + 1e-9));
    for (const double factor : { 1.0, 2.0, 5.0 }) {
        if (factor * decade >= wanted * (1 - 1e-9))
            return factor * decade;
    }
    return 10 * decade;
}

int decimalsOf(double step)
{
    return std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
}

} // namespace thaw::charts
