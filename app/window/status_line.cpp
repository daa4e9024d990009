// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/status_line.h"

#include "theme/metrics.h"
#include "theme/theme.h"

#include <QEvent>
#include <QPainter>

namespace thaw::window {

namespace {

namespace metrics = theme::metrics;
constexpr std::chrono::seconds shown(8);

} // namespace

StatusLine::StatusLine(QWidget *parent)
    : QLabel(parent)
{
    setObjectName(QStringLiteral("status"));
    setWordWrap(true);
    setContentsMargins(metrics::fieldGap, metrics::unit, metrics::fieldGap, metrics::unit);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_end.setSingleShot(true);
    m_end.setInterval(shown);
    connect(&m_end, &QTimer::timeout, this, &QWidget::hide);
    parent->installEventFilter(this);
    hide();
}

void StatusLine::say(const QString &text)
{
    setText(text);
    setAccessibleName(text);
    place();
    show();
    raise();
    m_end.start();
}

bool StatusLine::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QLabel::eventFilter(watched, event);
}

void StatusLine::paintEvent(QPaintEvent *event)
{
    const theme::Theme &look = theme::Theme::instance();
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(look.colour(theme::Role::Side));
        painter.setPen(look.colour(theme::Role::Outline));
        painter.drawRoundedRect(QRectF(rect()).adjusted(.5, .5, -.5, -.5), metrics::radius, metrics::radius);
    }
    QLabel::paintEvent(event);
}

void StatusLine::place()
{
    const int room = parentWidget()->width() - 2 * metrics::pageMargin;
    const int width = qMin(room, theme::px(640));
    const QSize size(qMin(width, sizeHint().width()), heightForWidth(width));
    setGeometry(
        QRect(QPoint(metrics::pageMargin, parentWidget()->height() - size.height() - metrics::unit), size));
}

} // namespace thaw::window
