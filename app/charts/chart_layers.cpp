// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_layers.h"

#include "charts/frame_item.h"
#include "charts/plot_item.h"
#include "charts/time_ticks.h"

#include <QChart>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLogValueAxis>
#include <QPen>
#include <QValueAxis>

#include <algorithm>

namespace thaw::charts {

namespace {

// Qt Charts puts its own parts on up to 10.
constexpr double aboveTheGrid = 20;

QAbstractAxis *valueAxis(ValueScale::Kind kind, QObject *parent)
{
    if (kind == ValueScale::Kind::Counts)
        return new QValueAxis(parent);
    auto *axis = new QLogValueAxis(parent);
    axis->setBase(10);
    return axis;
}

} // namespace

ChartLayers::ChartLayers(ChartSetup setup)
    : m_setup(std::move(setup))
    , m_chart(new QChart)
    , m_times(new QValueAxis(m_chart))
    , m_values(valueAxis(m_setup.scale, m_chart))
    , m_frameItem(new FrameItem(m_setup, m_chart))
    , m_plotItem(new PlotItem(m_setup, m_chart))
{
    // A visible background is drawn with the help of two pool threads, which would be counted.
    m_chart->setBackgroundVisible(false);
    m_chart->setAnimationOptions(QChart::NoAnimation);
    m_chart->legend()->hide();
    m_chart->setMargins({});
    for (QAbstractAxis *axis : { static_cast<QAbstractAxis *>(m_times), m_values })
        axis->setLabelsVisible(false); // FrameItem writes them
    m_times->setGridLineVisible(false);
    m_times->setTickType(QValueAxis::TicksDynamic);
    m_values->setLineVisible(false);
    m_frameItem->setZValue(aboveTheGrid);
    m_plotItem->setZValue(aboveTheGrid);
    m_chart->addAxis(m_times, Qt::AlignBottom);
    m_chart->addAxis(m_values, Qt::AlignLeft);
    setScheme(theme::Scheme::Light);
}

void ChartLayers::setScheme(theme::Scheme scheme)
{
    m_times->setLinePen(QPen(theme::colour(theme::Role::Axis, scheme), 1));
    m_values->setGridLinePen(QPen(theme::colour(theme::Role::Grid, scheme), 1));
    m_frameItem->setScheme(scheme);
    m_plotItem->setScheme(scheme);
}

void ChartLayers::setSmooth(bool smooth)
{
    m_plotItem->setSmooth(smooth);
}

void ChartLayers::resize(QSizeF size)
{
    m_layout = layOut(size, m_setup);
    m_chart->resize(size);
    m_chart->setPlotArea(m_layout.plot);
    m_frameItem->setLayout(m_layout, size);
    m_plotItem->setLayout(m_layout);
    // A new plot area alone does not move the axes.
    m_chart->layout()->invalidate();
    m_chart->layout()->activate();
}

void ChartLayers::show(ChartFrame frame)
{
    const ValueScale scale(m_setup.scale, frame.greatest);
    showScale(scale);
    showTimes(frame.begin_s, frame.end_s);
    const bool hasNote = !m_layout.compact && !frame.note.isEmpty();
    const QString subtitle = hasNote ? frame.subtitle + QLatin1String(", ") + frame.note : frame.subtitle;
    m_frameItem->setLabels(subtitle, scale, frame.begin_s, frame.end_s);
    m_plotItem->setFrame(std::move(frame), scale);
    m_chart->layout()->activate(); // now, since a picture waits for no event
}

// Qt Charts repaints its grid only for a range that is another.
void ChartLayers::showScale(const ValueScale &scale)
{
    // A log axis takes log(1000) / log(10) for 2.999… and leaves its top line out.
    m_values->setRange(scale.low(), scale.high() * (1 + 1e-9));
    if (auto *counts = qobject_cast<QValueAxis *>(m_values)) {
        const double step = scale.step(m_layout.mostValueTicks());
        counts->setTickType(QValueAxis::TicksDynamic);
        counts->setTickAnchor(0);
        counts->setTickInterval(step);
    }
}

void ChartLayers::showTimes(double begin_s, double end_s)
{
    const double step = timeStep(end_s - begin_s, m_layout.mostTimeTicks());
    // The axis makes its ticks at each of these calls: a minute in the steps of a run of some
    // milliseconds would be more than 10 000 of them.
    m_times->setTickInterval(std::max(step, m_times->tickInterval()));
    m_times->setRange(begin_s, end_s);
    m_times->setTickAnchor(0);
    m_times->setTickInterval(step);
}

} // namespace thaw::charts
