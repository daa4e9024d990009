// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_frame.h"
#include "charts/chart_layout.h"

QT_BEGIN_NAMESPACE
class QAbstractAxis;
class QChart;
class QValueAxis;
QT_END_NAMESPACE

namespace thaw::charts {

class FrameItem;
class PlotItem;

// A chart's picture: Qt Charts' axes and grid, and over them our items. Lives in a view or in a
// scene of its own. Thread: the UI thread. Lifetime: chart() belongs to the scene it is put in.
class ChartLayers {
public:
    explicit ChartLayers(ChartSetup setup);

    QChart *chart() const { return m_chart; }
    void setScheme(theme::Scheme scheme);
    void setSmooth(bool smooth);
    void resize(QSizeF size);
    void show(ChartFrame frame);

    const ChartLayout &layout() const { return m_layout; }

private:
    void showScale(const ValueScale &scale);
    void showTimes(double begin_s, double end_s);

    const ChartSetup m_setup;
    QChart *m_chart;
    QValueAxis *m_times;
    QAbstractAxis *m_values;
    FrameItem *m_frameItem;
    PlotItem *m_plotItem;
    ChartLayout m_layout;
};

} // namespace thaw::charts
