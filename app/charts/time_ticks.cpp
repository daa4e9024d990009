// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/time_ticks.h"

#include "charts/round_step.h"
#include "theme/format_figure.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace thaw::charts {

double timeStep(double length_s, int most)
{
    const double wanted = length_s / std::max(1, most - 1);
    // A minute is divided as a clock is.
    for (const double step : { 10.0, 15.0, 20.0, 30.0, 60.0 }) {
        if (wanted > 5 && wanted <= step * (1 + 1e-9) && length_s <= 60)
            return step;
    }
    return roundStep(wanted);
}

QList<Tick> timeTicks(double from_s, double to_s, int most)
{
    QList<Tick> ticks;
    const double step = timeStep(to_s - from_s, most);
    const double slack = step * 1e-6;
    for (double at = std::ceil((from_s - slack) / step) * step; at <= to_s + slack; at += step)
        ticks.append({ at, theme::formatFigure(at, decimalsOf(step)) });
    if (!ticks.isEmpty())
        ticks.last().label = theme::withUnit(ticks.last().label, QCoreApplication::translate("Chart", "s"));
    return ticks;
}

} // namespace thaw::charts
