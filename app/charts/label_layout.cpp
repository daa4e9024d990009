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
    return std::none_of(
        taken.begin(), taken.end(), [&](const QRectF &other) { return other.intersects(rect); });
}

enum class Side { Right, Left, Inside, Anywhere };

QRectF at(const BandLabel &label, QSizeF size, Side side, double top, const QRectF &area)
{
    double x = label.right + gap;
    if (side == Side::Left)
        x = label.left - gap - size.width();
    else if (side != Side::Right)
        x = label.left + gap;
    if (side == Side::Anywhere)
        x = std::clamp(x, area.left(), std::max(area.left(), area.right() - size.width()));
    return QRectF(QPointF(x, top), size);
}

bool fits(const QRectF &rect, const QRectF &area, const std::vector<QRectF> &taken)
{
    return rect.left() >= area.left() && rect.right() <= area.right() && rect.bottom() <= area.bottom()
        && isFree(rect, taken);
}

struct Found {
    QRectF rect;
    Side side = Side::Right;
};

Found placeLength(const BandLabel &label, const QRectF &area, const std::vector<QRectF> &taken)
{
    const auto search = [&](std::initializer_list<Side> sides) -> Found {
        const double height = label.length.height();
        for (double top = area.top(); top + height <= area.bottom(); top += height) {
            for (const Side side : sides) {
                const QRectF rect = at(label, label.length, side, top, area);
                if (fits(rect, area, taken))
                    return { rect, side };
            }
        }
        return {};
    };
    const Found beside = search({ Side::Right, Side::Left });
    return beside.rect.isNull() ? search({ Side::Inside, Side::Anywhere }) : beside;
}

QRectF placeCause(
    const BandLabel &label, const Found &length, const QRectF &area, const std::vector<QRectF> &taken)
{
    if (length.rect.isNull() || label.cause.isEmpty())
        return {};
    const QRectF rect = at(label, label.cause, length.side, length.rect.bottom(), area);
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

std::vector<PlacedLabel> placeLabels(
    const std::vector<BandLabel> &labels, const QRectF &area, std::vector<QRectF> &taken)
{
    std::vector<PlacedLabel> placed(labels.size());
    std::vector<Found> lengths(labels.size());
    const std::vector<std::size_t> order = widestFirst(labels);
    for (const std::size_t i : order) {
        lengths[i] = placeLength(labels[i], area, taken);
        placed[i].length = lengths[i].rect;
        if (!placed[i].length.isNull())
            taken.push_back(placed[i].length);
    }
    for (const std::size_t i : order) {
        placed[i].cause = placeCause(labels[i], lengths[i], area, taken);
        if (!placed[i].cause.isNull())
            taken.push_back(placed[i].cause);
    }
    return placed;
}

std::vector<double> spread(const std::vector<double> &wanted, double height, double top, double bottom)
{
    std::vector<std::size_t> order(wanted.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::stable_sort(
        order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return wanted[a] < wanted[b]; });
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
