// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/page_row.h"

#include "theme/icon.h"
#include "theme/kind.h"
#include "theme/metrics.h"
#include "theme/theme.h"

#include <QPainter>
#include <QStyleOptionButton>

namespace thaw::window {

namespace {

using theme::Role;

// From the row's own left edge, which is 8 px from the window's.
int iconLeft()
{
    return theme::px(12);
}
int textLeft()
{
    return theme::px(38);
}

} // namespace

PageRow::PageRow(const QString &icon, const QString &title, QWidget *parent)
    : QPushButton(title, parent)
    , m_icon(icon)
{
    setCheckable(true);
    setAccessibleName(title);
    theme::setKind(this, theme::Kind::Row);
}

void PageRow::setRail(bool rail)
{
    m_rail = rail;
    setToolTip(rail ? text() : QString());
    update();
}

void PageRow::paintEvent(QPaintEvent *)
{
    const theme::Theme &look = theme::Theme::instance();
    QPainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    style()->drawControl(QStyle::CE_PushButton, &option, &painter, this);

    const int size = theme::px(theme::metrics::icon);
    const int left = m_rail ? (width() - size) / 2 : iconLeft();
    theme::paintIcon(&painter, QRectF(left, (height() - size) / 2, size, size), m_icon,
        look.colour(isChecked() ? Role::Accent : Role::Text));
    if (isChecked())
        painter.fillRect(QRect(0, (height() - size) / 2, 3, size), look.colour(Role::Accent));
    if (m_rail)
        return;
    painter.setFont(theme::font(isChecked() ? theme::Type::Strong : theme::Type::Name));
    painter.setPen(look.colour(isChecked() ? Role::Title : Role::Text));
    const QRect place = rect().adjusted(textLeft(), 0, -theme::metrics::unit, 0);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
        fontMetrics().elidedText(text(), Qt::ElideRight, place.width()));
}

} // namespace thaw::window
