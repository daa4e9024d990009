// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/label_layout.h"

#include <algorithm>
#include <numeric>

namespace thaw::charts {

namespace {

constexpr double gap = 8;

bool isFree(const QRectF &rect, const std::vector<QRectF> &taken)
{
    return std::none_of(taken.begin(), taken.end(), [&](const QRectF &other) { return other.intersects(rect); });
}

QRectF beside(const BandLabel &label, QSizeF size, bool left, double top)
{
    const double x = left ? label.left - gap - size.width() : label.right + gap;
    return QRectF(QPointF(x, top), size);
}

bool fits(const QRectF &rect, const QRectF &area, const std::vector<QRectF> &taken)
{
    return rect.left() >= area.left() && rect.right() <= area.right() && rect.bottom() <= area.bottom()
        && isFree(rect, taken);
}

QRectF placeLength(const BandLabel &label, const QRectF &area, const std::vector<QRectF> &taken)
{
    for (double top = area.top(); top + label.length.height() <= area.bottom(); top += label.length.height()) {
        for (const bool left : { false, true }) {
            const QRectF rect = beside(label, label.length, left, top);
            if (fits(rect, area, taken))
                return rect;
        }
    }
    return {};
}

QRectF placeCause(const BandLabel &label, const QRectF &length, const QRectF &area, const std::vector<QRectF> &taken)
{
    if (length.isNull() || label.cause.isEmpty())
        return {};
    const bool left = length.right() <= label.left;
    const QRectF rect = beside(label, label.cause, left, length.bottom());
    return fits(rect, area, taken) ? rect : QRectF();
}

std::vector<std::size_t> widestFirst(const std::vector<BandLabel> &labels)
{
    std::vector<std::size_t> order(labels.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return labels[a].right - labels[a].left > labels[b].right - labels[b].left;
    });
    return order;
}

} // namespace

std::vector<PlacedLabel> placeLabels(const std::vector<BandLabel> &labels, const QRectF &area, std::vector<QRectF> &taken)
{
    std::vector<PlacedLabel> placed(labels.size());
    const std::vector<std::size_t> order = widestFirst(labels);
    for (const std::size_t i : order) {
        placed[i].length = placeLength(labels[i], area, taken);
        if (!placed[i].length.isNull())
            taken.push_back(placed[i].length);
    }
    for (const std::size_t i : order) {
        placed[i].cause = placeCause(labels[i], placed[i].length, area, taken);
        if (!placed[i].cause.isNull())
            taken.push_back(placed[i].cause);
    }
    return placed;
}

std::vector<double> spread(const std::vector<double> &wanted, double height, double top, double bottom)
{
    std::vector<std::size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return wanted[a] < wanted[b]; });
    std::vector<double> middles = wanted;
    double free = top;
    for (const std::size_t i : order) { // down
        middles[i] = std::max(middles[i], free + height / 2);
        free = middles[i] + height / 2;
    }
    free = bottom;
    for (auto i = order.rbegin(); i != order.rend(); ++i) { // and up again, from the bottom
        middles[*i] = std::min(middles[*i], free - height / 2);
        free = middles[*i] - height / 2;
    }
    return middles;
}

} // namespace thaw::charts
