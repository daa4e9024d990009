// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/frame_item.h"

#include "charts/time_ticks.h"
#include "theme/figure_painter.h"
#include "theme/metrics.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace thaw::charts {

using theme::colour;
using theme::Role;
using theme::Type;

namespace {

constexpr double subtitleGap = 12;

void use(QPainter *painter, Type type, const QColor &colour)
{
    painter->setFont(theme::font(type));
    painter->setPen(colour);
}

} // namespace

FrameItem::FrameItem(const ChartSetup &setup, QGraphicsItem *parent)
    : QGraphicsItem(parent)
    , m_setup(setup)
    , m_scale(setup.scale, 0)
{
    setFlag(ItemUsesExtendedStyleOption); // to be told what is exposed
}

void FrameItem::setScheme(theme::Scheme scheme)
{
    m_scheme = scheme;
    update();
}

void FrameItem::setLayout(const ChartLayout &layout, QSizeF size)
{
    prepareGeometryChange();
    m_layout = layout;
    m_size = size;
}

void FrameItem::setLabels(const QString &subtitle, const ValueScale &scale, double begin_s, double end_s)
{
    if (m_subtitle == subtitle && m_scale == scale && m_begin_s == begin_s && m_end_s == end_s)
        return;
    m_subtitle = subtitle;
    m_scale = scale;
    m_begin_s = begin_s;
    m_end_s = end_s;
    update();
}

// A moving curve exposes the plot only, and a little more by rounding: no text is painted then.
void FrameItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *)
{
    const QRectF &exposed = option->exposedRect;
    const QRectF moving = m_layout.headroom.united(m_layout.plot).adjusted(-4, -3, 4, 4);
    if (moving.contains(exposed))
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    paintHeader(painter);
    paintValues(painter);
    paintTimes(painter);
    paintTitles(painter);
}

void FrameItem::paintHeader(QPainter *painter) const
{
    const QRectF &rect = m_layout.header;
    const QFontMetricsF metrics(theme::font(Type::Section));
    const double baseline = rect.top() + metrics.ascent();
    use(painter, Type::Section, colour(Role::Title, m_scheme));
    painter->drawText(QPointF(rect.left(), baseline), m_setup.title);
    const double left = rect.left() + metrics.horizontalAdvance(m_setup.title) + subtitleGap;
    const QFontMetricsF small(theme::font(Type::Label));
    const QString text = small.elidedText(m_subtitle, Qt::ElideRight, rect.right() - left);
    use(painter, Type::Label, colour(Role::Text, m_scheme));
    painter->drawText(QPointF(left, baseline), text);
}

void FrameItem::paintValues(QPainter *painter) const
{
    use(painter, Type::Label, colour(Role::Text, m_scheme));
    const double half = QFontMetricsF(painter->font()).height() / 2;
    for (const Tick &tick : m_scale.ticks(m_layout.mostValueTicks())) {
        const double y = m_layout.plot.bottom() - m_scale.height(tick.value) * m_layout.plot.height();
        const QRectF rect(m_layout.values.left(), y - half, m_layout.values.width(), 2 * half);
        theme::drawFigure(painter, rect, Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
}

void FrameItem::paintTimes(QPainter *painter) const
{
    use(painter, Type::Label, colour(Role::Text, m_scheme));
    const QRectF &plot = m_layout.plot;
    for (const Tick &tick : timeTicks(m_begin_s, m_end_s, m_layout.mostTimeTicks())) {
        const double x = plot.left() + (tick.value - m_begin_s) / (m_end_s - m_begin_s) * plot.width();
        const double width = theme::figureWidth(painter->font(), tick.label);
        const double left = qMin(x - width / 2, plot.right() - width); // the last stays inside
        const QRectF rect(left, m_layout.times.top() + 5, width, m_layout.times.height() - 5);
        theme::drawFigure(painter, rect, Qt::AlignLeft | Qt::AlignVCenter, tick.label);
    }
}

void FrameItem::paintTitles(QPainter *painter) const
{
    use(painter, Type::Label, colour(Role::Text, m_scheme));
    if (!m_setup.xTitle.isEmpty())
        painter->drawText(m_layout.timeTitle, Qt::AlignCenter, m_setup.xTitle);
    if (!m_setup.yTitle.isEmpty())
        painter->drawText(
            QPointF(0, m_layout.headroom.top() + QFontMetricsF(painter->font()).ascent()), m_setup.yTitle);
}

} // namespace thaw::charts
