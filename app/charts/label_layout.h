// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace thaw::charts {

// Two lines beside a band: its length, and its cause below.
struct BandLabel {
    double left = 0; // of the band
    double right = 0;
    QSizeF length;
    QSizeF cause; // empty: none
};

struct PlacedLabel {
    QRectF length; // null only when the whole area is taken
    QRectF cause; // null: no room
};

// Places the labels so that none covers another or `taken` (which grows by them): right of the
// band, left of it near the right edge, lower where both are taken, over the band where it
// leaves no room beside it. Lengths first, the widest band first; then causes, which go where
// they collide.
std::vector<PlacedLabel> placeLabels(
    const std::vector<BandLabel> &labels, const QRectF &area, std::vector<QRectF> &taken);

// The heights of labels at the right end, moved apart so that each has `height` and all stay
// between `top` and `bottom`, in their order. `wanted` are middles; so is what is returned.
std::vector<double> spread(const std::vector<double> &wanted, double height, double top, double bottom);

} // namespace thaw::charts
