// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vital_signs/vital_figure.h"

#include "theme/figure_painter.h"
#include "theme/icon.h"
#include "theme/metrics.h"
#include "theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>

namespace thaw::vital_signs {

using theme::px;
using theme::Role;
using theme::Type;

VitalFigure::VitalFigure(const QString &caption, QWidget *parent)
    : QLabel(parent)
{
    setAccessibleName(caption);
}

void VitalFigure::show(const Content &content)
{
    if (content == m_content)
        return;
    m_content = content;
    setText(content.words.isEmpty() ? content.figure : content.figure + QLatin1Char(' ') + content.words);
    setAccessibleDescription(text());
}

QSize VitalFigure::sizeHint() const
{
    return QSize(px(64), px(22));
}

void VitalFigure::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const theme::Theme &theme = theme::Theme::instance();
    const QFontMetricsF metrics(theme::font(Type::Vital));
    QRectF rest(rect());
    if (m_content.alarming) {
        const QRectF icon(rest.left(), rest.center().y() - px(8), px(16), px(16));
        theme::paintIcon(&painter, icon, QStringLiteral("froze"), theme.colour(Role::Stall));
        rest.setLeft(icon.right() + 6);
    }
    painter.setFont(theme::font(Type::Vital));
    painter.setPen(theme.colour(m_content.alarming ? Role::Stall : Role::Title));
    theme::drawFigure(&painter, rest, Qt::AlignLeft | Qt::AlignVCenter, m_content.figure);
    // Words stand on the figure's line.
    const double baseline = rest.center().y() + (metrics.ascent() - metrics.descent()) / 2;
    rest.setLeft(rest.left() + theme::figureWidth(painter.font(), m_content.figure) + 4);
    painter.setFont(theme::font(Type::Body));
    painter.setPen(theme.colour(Role::Text));
    const QFontMetricsF small(painter.font());
    rest.moveTop(baseline - small.ascent());
    rest.setHeight(small.height());
    theme::drawFigure(&painter, rest, Qt::AlignLeft | Qt::AlignTop, m_content.words);
}

} // namespace thaw::vital_signs
