// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/elided_label.h"

#include "theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace thaw::gallery {

QSize ElidedLabel::minimumSizeHint() const
{
    return { 0, QLabel::minimumSizeHint().height() };
}

void ElidedLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
    const QString strong = shown.left(m_strong);
    painter.setPen(theme::Theme::instance().colour(theme::Role::Title));
    painter.drawText(rect(), alignment() | Qt::TextSingleLine, strong);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(rect().adjusted(fontMetrics().horizontalAdvance(strong), 0, 0, 0),
        alignment() | Qt::TextSingleLine, shown.mid(strong.size()));
}

bool ElidedLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && isCut()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), text(), this);
        return true;
    }
    return QLabel::event(event);
}

bool ElidedLabel::isCut() const
{
    return fontMetrics().horizontalAdvance(text()) > width();
}

} // namespace thaw::gallery
