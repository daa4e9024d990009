// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace thaw::theme {

// Figures whose digits all take the room of "0", so that columns line up and nothing moves as
// a figure changes. Qt 6.4 can't ask a font for its tabular figures (6.7 can).

// Width in px; with equal digits and signs, equal widths.
double figureWidth(const QFont &font, const QString &text);

// Paints on one line in the painter's font and pen. Into SVG the text goes as one piece, so
// that it can be found and selected.
void drawFigure(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text);

} // namespace thaw::theme
