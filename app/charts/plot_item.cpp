// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/plot_item.h"

#include "charts/curve_painter.h"
#include "charts/label_layout.h"
#include "theme/figure_painter.h"
#include "theme/format_figure.h"
#include "theme/metrics.h"

#include <QFontMetricsF>
#include <QPainter>

namespace thaw::charts {

using theme::colour;
using theme::px;
using theme::Role;
using theme::Type;

namespace {

constexpr double markHeight = 3;

double lineHeight(Type type)
{
    return QFontMetricsF(theme::font(type)).height();
}

QSizeF sizeOf(Type type, const QString &text)
{
    return text.isEmpty() ? QSizeF() : QSizeF(theme::figureWidth(theme::font(type), text), lineHeight(type));
}

void write(QPainter *painter, Type type, const QColor &colour, const QRectF &rect, const QString &text)
{
    painter->setFont(theme::font(type));
    painter->setPen(colour);
    theme::drawFigure(painter, rect, Qt::AlignLeft | Qt::AlignVCenter, text);
}

// A see-through fill of more than 95 rows is shared out by Qt to two threads of the global pool,
// where they would be counted as the demo's. So in slices, which it paints itself.
// Source: Qt 6.4, gui/painting/qdrawhelper.cpp, handleSpans: segments of 64 rows.
void fillInSlices(QPainter *painter, const QRectF &rect, const QColor &colour)
{
    constexpr double slice = 24; // px; also fewer than 96 rows at 300 %
    for (double top = rect.top(); top < rect.bottom(); top += slice)
        painter->fillRect(QRectF(rect.left(), top, rect.width(), qMin(slice, rect.bottom() - top)), colour);
}

// The last value of a curve, NaN in a gap that lasts until the end.
double lastValue(const Curve &curve)
{
    const std::vector<recording::Column> columns = held(curve);
    // The newest column may just have begun.
    for (std::size_t i = columns.size(); i > 0 && i + 3 > columns.size(); --i) {
        if (columns[i - 1].count)
            return columns[i - 1].max;
    }
    return qQNaN();
}

} // namespace

PlotItem::PlotItem(const ChartSetup &setup, QGraphicsItem *parent)
    : QGraphicsItem(parent)
    , m_setup(setup)
    , m_scale(setup.scale, 0)
{
}

void PlotItem::setScheme(theme::Scheme scheme)
{
    m_scheme = scheme;
    update();
}

void PlotItem::setLayout(const ChartLayout &layout)
{
    prepareGeometryChange();
    m_layout = layout;
}

void PlotItem::setFrame(ChartFrame frame, const ValueScale &scale)
{
    m_frame = std::move(frame);
    m_scale = scale;
    update();
}

QRectF PlotItem::boundingRect() const
{
    // Half a line's thickness lies below the lowest value.
    return m_layout.headroom.united(m_layout.plot).adjusted(0, 0, 2, 2);
}

PlotMap PlotItem::map() const
{
    return { m_layout.plot, m_frame.begin, m_frame.end, m_scale };
}

QColor PlotItem::colourOf(const Curve &curve) const
{
    return curve.series == Curve::textColour ? colour(Role::Text, m_scheme)
                                             : theme::seriesColour(curve.series, m_scheme);
}

void PlotItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_frame.end <= m_frame.begin)
        return;
    const PlotMap map = this->map();
    paintBands(painter, map);
    paintThresholds(painter, map);
    paintCurves(painter, map);
    painter->setRenderHint(QPainter::Antialiasing);
    std::vector<QRectF> taken;
    paintThresholdNames(painter, map, taken);
    paintSeriesLabels(painter, map, taken);
    paintBandLabels(painter, map, taken);
    paintMarks(painter, map, taken);
}

void PlotItem::paintBands(QPainter *painter, const PlotMap &map) const
{
    const QRectF tall = m_layout.headroom.united(m_layout.plot);
    painter->setRenderHint(QPainter::Antialiasing, false); // no seams between slices
    for (const Band &band : m_frame.bands) {
        const double left = map.x(band.begin);
        const double width = qMax(1., map.x(band.end) - left);
        fillInSlices(
            painter, QRectF(left, tall.top(), width, tall.height()), colour(Role::StallBand, m_scheme));
    }
}

void PlotItem::paintThresholds(QPainter *painter, const PlotMap &map) const
{
    painter->setRenderHint(QPainter::Antialiasing, false);
    for (const Threshold &threshold : m_setup.thresholds) {
        painter->setPen(QPen(colour(threshold.role, m_scheme), 1, Qt::CustomDashLine));
        QPen pen = painter->pen();
        pen.setDashPattern({ 4, 3 });
        painter->setPen(pen);
        const double y = std::floor(map.y(threshold.value)) + .5;
        painter->drawLine(QPointF(map.plot.left(), y), QPointF(map.plot.right(), y));
    }
}

void PlotItem::paintCurves(QPainter *painter, const PlotMap &map) const
{
    for (const Curve &curve : m_frame.curves) {
        if (m_smooth)
            paintOutlines(painter, curve, map, colourOf(curve));
        else
            paintStrokes(painter, curve, map, colourOf(curve));
    }
}

void PlotItem::paintThresholdNames(QPainter *painter, const PlotMap &map, std::vector<QRectF> &taken) const
{
    if (m_layout.compact)
        return;
    for (const Threshold &threshold : m_setup.thresholds) {
        const QString text = theme::formatFigure(threshold.value) + QLatin1String("  ") + threshold.name;
        const QSizeF size = sizeOf(Type::Label, text);
        const double y = map.y(threshold.value);
        const QRectF rect(
            map.plot.right() - size.width() - 4, y - size.height() / 2, size.width() + 4, size.height());
        painter->fillRect(rect.adjusted(0, 0, 2, 0), colour(Role::Page, m_scheme)); // to the end of the line
        write(painter, Type::Label, colour(threshold.role, m_scheme), rect.adjusted(4, 0, 0, 0), text);
        taken.push_back(rect);
    }
}

void PlotItem::paintSeriesLabels(QPainter *painter, const PlotMap &map, std::vector<QRectF> &taken) const
{
    const double height = lineHeight(Type::Strong);
    std::vector<const Curve *> named;
    std::vector<double> wanted;
    for (const Curve &curve : m_frame.curves) {
        const double value = lastValue(curve);
        if (curve.label.isEmpty() || qIsNaN(value))
            continue;
        named.push_back(&curve);
        wanted.push_back(map.y(value) - height / 2 - 1); // above its line
    }
    const std::vector<double> middles = spread(wanted, height, m_layout.headroom.top(), map.plot.bottom());
    for (std::size_t i = 0; i < named.size(); ++i) {
        const double value = sizeOf(Type::Strong, named[i]->value).width();
        const double label = sizeOf(Type::Label, named[i]->label).width();
        const double gap = value > 0 ? 8 : 0;
        const QRectF rect(
            map.plot.right() - value - gap - label, middles[i] - height / 2, label + gap + value, height);
        QColor veil = colour(Role::Page, m_scheme); // other curves may pass below
        veil.setAlphaF(.8f);
        painter->fillRect(rect.adjusted(-4, 0, 0, 0), veil);
        write(painter, Type::Label, colour(Role::Text, m_scheme), rect, named[i]->label);
        write(
            painter, Type::Strong, colourOf(*named[i]), rect.adjusted(label + gap, 0, 0, 0), named[i]->value);
        taken.push_back(rect);
    }
}

void PlotItem::paintBandLabels(QPainter *painter, const PlotMap &map, std::vector<QRectF> &taken) const
{
    std::vector<BandLabel> labels;
    for (const Band &band : m_frame.bands) {
        labels.push_back({ map.x(band.begin), qMax(map.x(band.begin) + 1, map.x(band.end)),
            sizeOf(Type::Section, band.length), sizeOf(Type::Label, band.cause) });
    }
    const QRectF area = m_layout.headroom.united(m_layout.plot);
    const std::vector<PlacedLabel> placed = placeLabels(labels, area, taken);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        if (!placed[i].length.isNull())
            write(painter, Type::Section, colour(Role::Stall, m_scheme), placed[i].length,
                m_frame.bands[i].length);
        if (!placed[i].cause.isNull())
            write(
                painter, Type::Label, colour(Role::Title, m_scheme), placed[i].cause, m_frame.bands[i].cause);
    }
}

void PlotItem::paintMarks(QPainter *painter, const PlotMap &map, std::vector<QRectF> &taken) const
{
    const QRectF &room = m_layout.headroom;
    for (const RunMark &mark : m_frame.marks) {
        if (mark.end <= m_frame.begin || mark.begin >= m_frame.end)
            continue;
        const double left = map.x(mark.begin);
        const double width = qMax(4., map.x(mark.end) - left);
        painter->fillRect(QRectF(left, room.top(), width, markHeight), colour(mark.role, m_scheme));
        const QString number
            = m_layout.compact ? QString() : QString::number(mark.number) + QLatin1String("  ");
        const QString text = number + mark.label;
        const QSizeF size = sizeOf(Type::Label, text);
        const QRectF rect(
            QPointF(left + width + 6, room.top() + (markHeight - size.height()) / 2 + px(3)), size);
        const bool isFree
            = std::none_of(taken.begin(), taken.end(), [&](const QRectF &r) { return r.intersects(rect); });
        if (!isFree || rect.right() > room.right())
            continue;
        write(painter, Type::Label, colour(Role::Text, m_scheme), rect, text);
        taken.push_back(rect);
    }
}

} // namespace thaw::charts
