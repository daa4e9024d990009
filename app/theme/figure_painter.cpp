// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/figure_painter.h"

#include <QCache>
#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QStaticText>

#include <vector>

namespace thaw::theme {

namespace {

struct Key {
    QFont font;
    QString text;
    bool operator==(const Key &) const = default;
};

size_t qHash(const Key &key, size_t seed = 0)
{
    return qHashMulti(seed, key.font, key.text);
}

// A text laid out: a piece for each digit and for each run of other characters.
struct Figure {
    struct Piece {
        double x;
        QStaticText text;
    };
    std::vector<Piece> pieces;
    double width = 0;
    double ascent = 0;
    double descent = 0;
};

Figure layOut(const QFont &font, const QString &text)
{
    const QFontMetricsF metrics(font);
    const double cell = metrics.horizontalAdvance(QLatin1Char('0'));
    Figure figure { {}, 0, metrics.ascent(), metrics.descent() };
    for (qsizetype at = 0; at < text.size();) {
        const bool digit = text[at].isDigit();
        qsizetype end = at + 1;
        while (!digit && end < text.size() && !text[end].isDigit())
            ++end;
        const QString piece = text.mid(at, end - at);
        const double natural = metrics.horizontalAdvance(piece);
        const double width = digit ? cell : natural;
        QStaticText laid(piece);
        laid.setTextFormat(Qt::PlainText);
        laid.setPerformanceHint(QStaticText::AggressiveCaching);
        laid.prepare({}, font);
        figure.pieces.push_back({ figure.width + (width - natural) / 2, laid });
        figure.width += width;
        at = end;
    }
    return figure;
}

// Charts write the same few figures sixty times a second, and shaping is what text costs.
// The UI thread only, as all painting of text.
Figure &laidOut(const QFont &font, const QString &text)
{
    static QCache<Key, Figure> cache(500);
    const Key key { font, text };
    Figure *figure = cache.object(key);
    if (!figure) {
        figure = new Figure(layOut(font, text));
        cache.insert(key, figure);
    }
    return *figure;
}

double leftOf(const QRectF &rect, Qt::Alignment alignment, double width)
{
    if (alignment & Qt::AlignRight)
        return rect.right() - width;
    if (alignment & Qt::AlignHCenter)
        return rect.center().x() - width / 2;
    return rect.left();
}

double topOf(const QRectF &rect, Qt::Alignment alignment, double height)
{
    if (alignment & Qt::AlignTop)
        return rect.top();
    if (alignment & Qt::AlignBottom)
        return rect.bottom() - height;
    return rect.center().y() - height / 2;
}

} // namespace

double figureWidth(const QFont &font, const QString &text)
{
    return laidOut(font, text).width;
}

void drawFigure(QPainter *painter, const QRectF &rect, Qt::Alignment alignment, const QString &text)
{
    Figure &figure = laidOut(painter->font(), text);
    const double top = topOf(rect, alignment, figure.ascent + figure.descent);
    if (painter->paintEngine()->type() == QPaintEngine::SVG) {
        const double width = QFontMetricsF(painter->font()).horizontalAdvance(text);
        painter->drawText(QPointF(leftOf(rect, alignment, width), top + figure.ascent), text);
        return;
    }
    const double left = leftOf(rect, alignment, figure.width);
    for (const Figure::Piece &piece : figure.pieces)
        painter->drawStaticText(QPointF(left + piece.x, top), piece.text);
}

} // namespace thaw::theme
