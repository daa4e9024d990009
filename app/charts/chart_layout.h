// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_frame.h"

#include <QRectF>
#include <QSizeF>

namespace thaw::charts {

// Where the parts of a chart lie, in px from its top left corner.
struct ChartLayout {
    QRectF header; // title and subtitle
    QRectF headroom; // above the plot: marks of runs, lengths of stalls
    QRectF plot; // on whole pixels, since strokes are one each
    QRectF times; // labels of the horizontal axis
    QRectF values; // labels of the vertical axis, right-aligned
    QRectF timeTitle; // empty unless the setup has one
    bool compact = false; // too low for names of thresholds and numbers of runs

    int mostTimeTicks() const;
    int mostValueTicks() const;
};

ChartLayout layOut(QSizeF size, const ChartSetup &setup);

} // namespace thaw::charts
