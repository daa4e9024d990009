// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/curve_painter.h"

#include <QPainter>

#include <algorithm>

namespace thaw::charts {

using recording::Column;

namespace {

constexpr double lineWidth = 1.6;

struct Dash {
    int on; // columns of 1 px
    int off;
};

Dash dashOf(Stroke stroke)
{
    switch (stroke) {
    case Stroke::Solid:
        break;
    case Stroke::Dashed:
        return { 6, 3 };
    case Stroke::Dotted:
        return { 2, 3 };
    case Stroke::DashDotted:
        return { 9, 3 };
    }
    return { 1, 0 };
}

Qt::PenStyle penStyle(Stroke stroke)
{
    switch (stroke) {
    case Stroke::Solid:
        break;
    case Stroke::Dashed:
        return Qt::DashLine;
    case Stroke::Dotted:
        return Qt::DotLine;
    case Stroke::DashDotted:
        return Qt::DashDotLine;
    }
    return Qt::SolidLine;
}

// The column, reaching as far as its neighbour before it.
Column joined(Column column, const Column &before)
{
    if (before.count) {
        column.min = std::min(column.min, before.max);
        column.max = std::max(column.max, before.min);
    }
    return column;
}

double xOf(const Curve &curve, const PlotMap &map, std::size_t column)
{
    return map.x(curve.columns.beginOf(column) + curve.columns.width / 2);
}

// Level stretches need their ends only.
void append(QPolygonF &line, QPointF point)
{
    const qsizetype n = line.size();
    if (n >= 2 && line[n - 1].y() == point.y() && line[n - 2].y() == point.y())
        line[n - 1] = point;
    else if (n == 0 || line[n - 1] != point)
        line.append(point);
}

} // namespace

std::vector<Column> held(const Curve &curve)
{
    std::vector<Column> columns = curve.columns.values;
    const auto reach = curve.columns.width > base::Duration::zero() ? curve.holds / curve.columns.width : 0;
    base::Duration::rep since = reach + 1;
    Column last;
    for (Column &column : columns) {
        if (column.count) {
            since = 0;
            last = column;
        } else if (++since <= reach) {
            // What stands is the last value; of several it is not known, but the least is the
            // one that a thread comes back to after a stall.
            column = { last.min, last.min, 1 };
        }
    }
    return columns;
}

QList<QLineF> strokes(const Curve &curve, const PlotMap &map, double thickness)
{
    QList<QLineF> lines;
    const std::vector<Column> columns = held(curve);
    lines.reserve(static_cast<qsizetype>(columns.size()));
    const Dash dash = dashOf(curve.stroke);
    Column before;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Column column = columns[i];
        if (column.count) {
            const Column reach = joined(column, before);
            const bool level = reach.min == reach.max;
            if (!level || static_cast<int>(i) % (dash.on + dash.off) < dash.on) {
                const double x = xOf(curve, map, i);
                lines.append(
                    QLineF(x, map.y(reach.max) - thickness / 2, x, map.y(reach.min) + thickness / 2));
            }
        }
        before = column;
    }
    return lines;
}

QList<QPolygonF> outlines(const Curve &curve, const PlotMap &map)
{
    QList<QPolygonF> pieces;
    const std::vector<Column> columns = held(curve);
    bool inside = false;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Column &column = columns[i];
        if (!column.count) {
            inside = false;
            continue;
        }
        if (!inside)
            pieces.append(QPolygonF());
        QPolygonF &line = pieces.last();
        const double x = xOf(curve, map, i);
        const QPointF high(x, map.y(column.max));
        const QPointF low(x, map.y(column.min));
        const bool highFirst
            = inside && std::abs(line.last().y() - high.y()) < std::abs(line.last().y() - low.y());
        append(line, highFirst ? high : low);
        append(line, highFirst ? low : high);
        inside = true;
    }
    return pieces;
}

QPen linePen(const Curve &curve, const QColor &colour)
{
    return QPen(colour, lineWidth, penStyle(curve.stroke), Qt::FlatCap, Qt::RoundJoin);
}

void paintStrokes(QPainter *painter, const Curve &curve, const PlotMap &map, const QColor &colour)
{
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(QPen(colour, 0)); // one pixel of the device, whatever the scale
    painter->drawLines(strokes(curve, map, 1)); // both end pixels are painted: 2 px
}

void paintOutlines(QPainter *painter, const Curve &curve, const PlotMap &map, const QColor &colour)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(linePen(curve, colour));
    for (const QPolygonF &line : outlines(curve, map))
        painter->drawPolyline(line);
}

} // namespace thaw::charts
