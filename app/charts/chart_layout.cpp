// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_layout.h"

#include "theme/metrics.h"

namespace thaw::charts {

using theme::px;

namespace {

constexpr int compactBelow = 160; // height of the chart
constexpr int timeTickEvery = 100;
constexpr int valueTickEvery = 28;
constexpr int tailRoom = 2; // the last label and the line's thickness

} // namespace

ChartLayout layOut(QSizeF size, const ChartSetup &setup)
{
    ChartLayout l;
    l.compact = size.height() < px(compactBelow);
    const double gutter = px(setup.scale == ValueScale::Kind::Log ? 44 : 28);
    const double header = px(l.compact ? 18 : 22);
    const double headroom = px(l.compact ? 14 : 18) + (setup.yTitle.isEmpty() ? 0 : px(12));
    const double times = px(20);
    const double timeTitle = setup.xTitle.isEmpty() ? 0 : px(20);
    const double width = qMax(1., std::floor(size.width() - gutter - tailRoom));
    const double top = header + headroom;
    const double height = qMax(1., std::floor(size.height() - top - times - timeTitle));
    l.header = QRectF(0, 0, size.width(), header);
    l.headroom = QRectF(gutter, header, width, headroom);
    l.plot = QRectF(gutter, top, width, height);
    l.times = QRectF(gutter, l.plot.bottom(), width, times);
    l.timeTitle = QRectF(gutter, l.times.bottom(), width, timeTitle);
    l.values = QRectF(0, top, gutter - theme::metrics::unit, height);
    return l;
}

int ChartLayout::mostTimeTicks() const
{
    return qMax(2, 1 + static_cast<int>(plot.width() / px(timeTickEvery)));
}

int ChartLayout::mostValueTicks() const
{
    return qMax(2, 1 + static_cast<int>(plot.height() / px(valueTickEvery)));
}

} // namespace thaw::charts
