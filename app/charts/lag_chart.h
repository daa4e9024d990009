// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/timeline_chart.h"
#include "recording/recorder.h"

namespace thaw::charts {

// The lag of the loop by the moment each event was due, on a log axis, with its stalls.
// Object name "lagChart". Lifetime: `recorder` and `window` must outlive it.
class LagChart : public TimelineChart {
    Q_OBJECT

public:
    LagChart(const recording::Recorder &recorder, TimeWindow &window, QWidget *parent = nullptr);

    QString summary() const override;

protected:
    ChartFrame frame(TimeWindow::Span span, int columns) const override;

private:
    const recording::Recorder &m_recorder;
};

} // namespace thaw::charts
