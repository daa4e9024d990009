// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "charts/value_scale.h"

#include <QRectF>

namespace thaw::charts {

// From moments and values to places in the plot.
struct PlotMap {
    QRectF plot;
    base::TimePoint begin;
    base::TimePoint end;
    ValueScale scale;

    // Clamped to the plot, so that a picture stays inside it.
    double x(base::TimePoint at) const
    {
        const double part = base::toSeconds(at - begin) / base::toSeconds(end - begin);
        return plot.left() + qBound(0., part, 1.) * plot.width();
    }
    double y(double value) const { return plot.bottom() - scale.height(value) * plot.height(); }
};

} // namespace thaw::charts
