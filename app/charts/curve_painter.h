// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_frame.h"
#include "charts/plot_map.h"

#include <QColor>
#include <QLineF>
#include <QPen>
#include <QPolygonF>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace thaw::charts {

// Two ways to draw a curve from its columns. On screen, one upright stroke a column, all in one
// drawLines() without antialiasing: what costs is stroking paths. In pictures, a line with
// round joins that stays sharp at any size.

// The columns with held values filled in; count 0 is left where there is a gap.
std::vector<recording::Column> held(const Curve &curve);

// One stroke for each column that has a value, as thick as the line where the curve is level,
// and touching its neighbours.
QList<QLineF> strokes(const Curve &curve, const PlotMap &map, double thickness);

// One piece for each stretch between gaps.
QList<QPolygonF> outlines(const Curve &curve, const PlotMap &map);

// Of a curve in a picture.
QPen linePen(const Curve &curve, const QColor &colour);

void paintStrokes(QPainter *painter, const Curve &curve, const PlotMap &map, const QColor &colour);
void paintOutlines(QPainter *painter, const Curve &curve, const PlotMap &map, const QColor &colour);

} // namespace thaw::charts
