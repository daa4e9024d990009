// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/run_mark.h"
#include "charts/time_window.h"
#include "measure/result.h"
#include "recording/recorder.h"

#include <QWidget>

namespace thaw::charts {
class TimelineChart;
}

namespace thaw::gallery {

// Loop lag and threads over the last 60 s, or over the run that they were zoomed to.
// Lifetime: `recorder` must outlive it.
class RunCharts : public QWidget {
    Q_OBJECT

public:
    explicit RunCharts(const recording::Recorder &recorder, QWidget *parent = nullptr);

    // Marks the run and zooms to it.
    void addRun(const measure::Run &run, int number);
    void zoomTo(const measure::Run &run);
    // The last 60 s again.
    void follow() { m_window.follow(); }
    bool isFollowing() const { return m_window.isFollowing(); }

private:
    charts::TimeWindow m_window;
    QList<charts::RunMark> m_marks;
    charts::TimelineChart *m_lag;
    charts::TimelineChart *m_threads;
};

} // namespace thaw::gallery
