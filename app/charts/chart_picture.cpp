// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_picture.h"

#include "charts/picture_format.h"
#include "charts/timeline_chart.h"
#include "theme/theme.h"

#include <QPainter>

namespace thaw::charts {

namespace {

constexpr int margin = 16;

} // namespace

base::Outcome<QByteArray> pictureOf(const TimelineChart &chart, const QString &format)
{
    const QSize size = chart.size();
    const QSize whole = size.grownBy({ margin, margin, margin, margin });
    return makePicture(format, whole, chart.accessibleName(), [&](QPainter *painter) {
        painter->fillRect(QRect(QPoint(), whole), theme::Theme::instance().colour(theme::Role::Page));
        painter->translate(margin, margin);
        chart.paintPicture(painter, size);
    });
}

} // namespace thaw::charts
