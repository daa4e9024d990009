// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/run_charts.h"

#include "charts/lag_chart.h"
#include "charts/live_driver.h"
#include "charts/threads_chart.h"
#include "gallery/verdict_mark.h"
#include "theme/metrics.h"

#include <QHBoxLayout>

namespace thaw::gallery {

RunCharts::RunCharts(const recording::Recorder &recorder, QWidget *parent)
    : QWidget(parent)
    , m_lag(new charts::LagChart(recorder, m_window, this))
    , m_threads(new charts::ThreadsChart(recorder, m_window, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme::metrics::fieldGap);
    row->addWidget(m_lag, 2);
    row->addWidget(m_threads, 1);
    new charts::LiveDriver({ m_lag, m_threads }, this);
}

void RunCharts::addRun(const measure::Run &run, int number)
{
    m_marks.append(
        { run.recording.begin, run.recording.end, number, run.variant, markOf(verdictOf(run)).role });
    m_lag->setRuns(m_marks);
    m_threads->setRuns(m_marks);
    zoomTo(run);
}

void RunCharts::zoomTo(const measure::Run &run)
{
    m_window.zoomTo(run.recording.begin, run.recording.end);
}

} // namespace thaw::gallery
