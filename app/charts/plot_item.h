// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_frame.h"
#include "charts/chart_layout.h"
#include "charts/plot_map.h"

#include <QGraphicsItem>

namespace thaw::charts {

// All that moves in a chart: bands, thresholds, curves, marks and what is written beside them.
// One item, so that a new column repaints one rectangle.
class PlotItem : public QGraphicsItem {
public:
    explicit PlotItem(const ChartSetup &setup, QGraphicsItem *parent);

    void setScheme(theme::Scheme scheme);
    void setLayout(const ChartLayout &layout);
    void setFrame(ChartFrame frame, const ValueScale &scale);
    // Lines for pictures instead of strokes for the screen.
    void setSmooth(bool smooth) { m_smooth = smooth; }

    QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    PlotMap map() const;
    void paintBands(QPainter *painter, const PlotMap &map) const;
    void paintThresholds(QPainter *painter, const PlotMap &map) const;
    void paintCurves(QPainter *painter, const PlotMap &map) const;
    void paintThresholdNames(QPainter *painter, const PlotMap &map, std::vector<QRectF> &taken) const;
    void paintSeriesLabels(QPainter *painter, const PlotMap &map, std::vector<QRectF> &taken) const;
    void paintBandLabels(QPainter *painter, const PlotMap &map, std::vector<QRectF> &taken) const;
    void paintMarks(QPainter *painter, const PlotMap &map, std::vector<QRectF> &taken) const;
    QColor colourOf(const Curve &curve) const;

    const ChartSetup m_setup;
    theme::Scheme m_scheme = theme::Scheme::Light;
    ChartLayout m_layout;
    ChartFrame m_frame;
    ValueScale m_scale;
    bool m_smooth = false;
};

} // namespace thaw::charts
