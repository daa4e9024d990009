// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/live_driver.h"

#include "charts/timeline_chart.h"

#include <QEvent>

#include <algorithm>

namespace thaw::charts {

LiveDriver::LiveDriver(QList<TimelineChart *> charts, QObject *parent)
    : QObject(parent)
    , m_charts(std::move(charts))
{
    m_timer.setInterval(16);
    connect(&m_timer, &QTimer::timeout, this, &LiveDriver::turn);
    for (TimelineChart *chart : std::as_const(m_charts)) {
        chart->installEventFilter(this);
        connect(chart, &QObject::destroyed, this, [this, chart] {
            m_charts.removeOne(chart);
            startOrStop();
        });
    }
    startOrStop();
}

bool LiveDriver::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        QMetaObject::invokeMethod(this, &LiveDriver::startOrStop, Qt::QueuedConnection); // once it is so
    return QObject::eventFilter(watched, event);
}

void LiveDriver::startOrStop()
{
    const bool any = std::any_of(
        m_charts.cbegin(), m_charts.cend(), [](TimelineChart *chart) { return chart->isVisible(); });
    if (any != m_timer.isActive())
        any ? m_timer.start() : m_timer.stop();
}

void LiveDriver::turn()
{
    for (qsizetype tried = 0; tried < m_charts.size(); ++tried) {
        TimelineChart *chart = m_charts[m_next++ % m_charts.size()];
        if (chart->isVisible() && chart->refresh())
            return;
    }
}

} // namespace thaw::charts
