// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/machine_note.h"

#include "theme/icon.h"
#include "theme/kind.h"
#include "theme/metrics.h"
#include "theme/theme.h"

#include <QPainter>
#include <QStyleOptionButton>

namespace thaw::window {

namespace {

using theme::Role;
using theme::Type;

QString titleOf(const measure::Environment &environment)
{
    if (environment.buildType == QLatin1String("debug"))
        return MachineNote::tr("Debug build");
    if (!environment.virtualized.isEmpty())
        return MachineNote::tr("Virtual machine");
    return MachineNote::tr("This machine");
}

} // namespace

MachineNote::MachineNote(QWidget *parent)
    : QPushButton(parent)
{
    setObjectName(QStringLiteral("machine"));
    theme::setKind(this, theme::Kind::Row);
    connect(this, &QPushButton::clicked, this, [this] { Q_EMIT explanationWanted(m_warnings); });
    hide();
}

void MachineNote::setEnvironment(const measure::Environment &environment)
{
    m_title = titleOf(environment);
    m_warnings = environment.warnings.join(u' ');
    setAccessibleName(tr("%1: figures may wander").arg(m_title));
    setAccessibleDescription(m_warnings);
    setToolTip(environment.warnings.join(u'\n'));
    setVisible(!environment.warnings.isEmpty());
}

void MachineNote::setRail(bool rail)
{
    m_rail = rail;
    update();
}

QSize MachineNote::sizeHint() const
{
    return { QPushButton::sizeHint().width(), theme::px(40) };
}

void MachineNote::paintEvent(QPaintEvent *)
{
    const theme::Theme &look = theme::Theme::instance();
    QPainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    style()->drawControl(QStyle::CE_PushButton, &option, &painter, this);

    const int size = theme::px(theme::metrics::icon);
    const int line = height() / 2;
    if (m_rail) {
        theme::paintIcon(&painter, QRectF((width() - size) / 2, (height() - size) / 2, size, size),
            QStringLiteral("but"), look.colour(Role::Warn));
        return;
    }
    theme::paintIcon(&painter, QRectF(theme::px(12), (line - size) / 2 + 2, size, size),
        QStringLiteral("but"), look.colour(Role::Warn));
    const QRect place = rect().adjusted(theme::px(38), 2, -theme::metrics::unit, -4);
    painter.setFont(theme::font(Type::LabelStrong));
    painter.setPen(look.colour(Role::Title));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignTop, m_title);
    painter.setFont(theme::font(Type::Label));
    painter.setPen(look.colour(Role::Text));
    painter.drawText(place, Qt::AlignLeft | Qt::AlignBottom, tr("figures may wander"));
}

} // namespace thaw::window
