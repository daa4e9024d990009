// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/figure_painter.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>

namespace thaw::theme {

namespace {

// Calls visit(piece, width, isDigit) for each digit and each run of other characters.
template<typename Visit>
void eachPiece(const QFontMetricsF &metrics, const QString &text, Visit visit)
{
    const double cell = metrics.horizontalAdvance(QLatin1Char('0'));
    qsizetype at = 0;
    while (at < text.size()) {
        qsizetype end = at + 1;
        const bool digit = text[at].isDigit();
        while (!digit && end < text.size() && !text[end].isDigit())
            ++end;
        const QString piece = text.mid(at, end - at);
        visit(piece, digit ? cell : metrics.horizontalAdvance(piece), digit);
        at = end;
    }
}

double widthOf(const QFontMetricsF &metrics, const QString &text)
{
    double sum = 0;
    eachPiece(metrics, text, [&](const QString &, double width, bool) { sum += width; });
    return sum;
}

double leftOf(const QRectF &rect, Qt::Alignment alignment, double width)
{
    if (alignment & Qt::AlignRight)
        return rect.right() - width;
    if (alignment & Qt::AlignHCenter)
        return rect.center().x() - width / 2;
    return rect.left();
}

double baselineOf(const QRectF &rect, Qt::Alignment alignment, const QFontMetricsF &metrics)
{
    if (alignment & Qt::AlignTop)
        return rect.top() + metrics.ascent();
    if (alignment & Qt::AlignBottom)
        return rect.bottom() - metrics.descent();
    return rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
}

} // namespace

double figureWidth(const QFont &font, const QString &text)
{
    return widthOf(QFontMetricsF(font), text);
}

void drawFigure(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    const QFontMetricsF metrics(painter->font(), painter->device());
    const double baseline = baselineOf(rect, alignment, metrics);
    if (painter->paintEngine()->type() == QPaintEngine::SVG) {
        painter->drawText(QPointF(leftOf(rect, alignment, metrics.horizontalAdvance(text)), baseline), text);
        return;
    }
    double x = leftOf(rect, alignment, widthOf(metrics, text));
    eachPiece(metrics, text, [&](const QString &piece, double width, bool digit) {
        const double inset = digit ? (width - metrics.horizontalAdvance(piece)) / 2 : 0;
        painter->drawText(QPointF(x + inset, baseline), piece);
        x += width;
    });
}

} // namespace thaw::theme
