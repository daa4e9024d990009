// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_layout.h"

#include <QGraphicsItem>

namespace thaw::charts {

// What stands still in a chart: title, subtitle, the labels of the axes. Qt Charts can neither
// set a title left, nor give digits one width, nor keep the last label inside the plot.
class FrameItem : public QGraphicsItem {
public:
    FrameItem(const ChartSetup &setup, QGraphicsItem *parent);

    void setScheme(theme::Scheme scheme);
    void setLayout(const ChartLayout &layout, QSizeF size);
    // Repaints only if anything is another.
    void setLabels(const QString &subtitle, const ValueScale &scale, double begin_s, double end_s);

    QRectF boundingRect() const override { return QRectF(QPointF(), m_size); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintHeader(QPainter *painter) const;
    void paintValues(QPainter *painter) const;
    void paintTimes(QPainter *painter) const;
    void paintTitles(QPainter *painter) const;

    const ChartSetup m_setup;
    theme::Scheme m_scheme = theme::Scheme::Light;
    QSizeF m_size;
    ChartLayout m_layout;
    QString m_subtitle;
    ValueScale m_scale;
    double m_begin_s = 0;
    double m_end_s = 1;
};

} // namespace thaw::charts
