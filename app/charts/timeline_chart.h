// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_frame.h"
#include "charts/run_mark.h"
#include "charts/time_window.h"

#include <QChartView>

#include <memory>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace thaw::charts {

class ChartLayers;

// A quantity over time: title, horizontal grid, curves, bands of stalls, thresholds, marks of
// runs. Qt Charts gives axes and grid; all that moves is an item of ours, fed with columns, one
// a pixel. What it shows comes from frame(), which a kind of chart implements.
// Keys: + and − zoom, arrows move, 0 and a double click return to the last 60 s.
// Thread: the UI thread. Lifetime: `window` must outlive it.
class TimelineChart : public QChartView {
    Q_OBJECT

public:
    TimelineChart(ChartSetup setup, TimeWindow &window, QWidget *parent = nullptr);
    ~TimelineChart() override;

    void setRuns(QList<RunMark> runs);

    // Takes in what is new and repaints what that changed. Whether it did anything: not while
    // the columns would be the same.
    bool refresh();

    // What it shows, in words, for those who can't see it: its accessible description.
    virtual QString summary() const = 0;

    QSize sizeHint() const override;

protected:
    // What is to be seen in `span`, in that many columns.
    virtual ChartFrame frame(TimeWindow::Span span, int columns) const = 0;

    const TimeWindow &window() const { return m_window; }
    const QList<RunMark> &runs() const { return m_runs; }

    void resizeEvent(QResizeEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    ChartFrame frameNow(int columns) const;
    bool mayBeTheSame(TimeWindow::Span span) const;
    void showScheme();
    void describe();
    void touch();

    const ChartSetup m_setup;
    TimeWindow &m_window;
    QList<RunMark> m_runs;
    std::unique_ptr<ChartLayers> m_layers;
    bool m_touched = true;
    base::TimePoint m_shownUntil; // end of the span that is on screen
    base::TimePoint m_shownAt;
    base::TimePoint m_touchedAt;
    base::TimePoint m_describedAt;
};

} // namespace thaw::charts
