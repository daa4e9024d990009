// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_frame.h"
#include "charts/run_mark.h"
#include "charts/time_window.h"

#include <QChartView>

namespace thaw::charts {

class ChartLayers;

// A quantity over time: title, horizontal grid, curves, bands of stalls, thresholds, marks of
// runs. Qt Charts gives axes and grid; all that moves is our own items, fed with columns, one a
// pixel. What it shows comes from frame(), which a kind of chart implements.
// Keys: + and − zoom, arrows move, 0 or a double click return to the last 60 s.
// Thread: the UI thread. Lifetime: `window` must outlive it.
class TimelineChart : public QChartView {
    Q_OBJECT

public:
    TimelineChart(ChartSetup setup, TimeWindow &window, QWidget *parent = nullptr);
    ~TimelineChart() override;

    void setRuns(QList<RunMark> runs);
    const QList<RunMark> &runs() const { return m_runs; }

    // Takes in what is new and repaints what that changed. Whether it did anything: not while
    // the columns would be the same.
    bool refresh();

    // What it shows, in words, for those who can't see it.
    virtual QString summary() const = 0;

    // Draws all of it at `size` px in `scheme`, on a painter that starts at 0, 0.
    void paintAs(QPainter *painter, QSizeF size, theme::Scheme scheme);

protected:
    // What is to be seen in `span`, in that many columns.
    virtual ChartFrame frame(TimeWindow::Span span, int columns) const = 0;

    void resizeEvent(QResizeEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    void showFrame();

    TimeWindow &m_window;
    QList<RunMark> m_runs;
    ChartLayers *m_layers;
};

} // namespace thaw::charts
