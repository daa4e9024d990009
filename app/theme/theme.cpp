// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/theme.h"

#include "theme/focus_ring.h"
#include "theme/paint_threads.h"
#include "theme/palette.h"
#include "theme/style.h"
#include "theme/style_sheet.h"
#include "theme/system_scheme.h"
#include "theme/type_scale.h"

#include <QApplication>
#include <QPointer>

namespace thaw::theme {

Theme &Theme::instance()
{
    static QPointer<Theme> theme;
    if (!theme)
        theme = new Theme(qApp);
    return *theme;
}

Theme::Theme(QObject *parent)
    : QObject(parent)
{
}

void Theme::install()
{
    keepPaintingOffPools();
    scale(); // reads the system's font size before ours takes its place
    m_system = new SystemScheme(this);
    connect(m_system, &SystemScheme::changed, this, &Theme::settle);
    new FocusRing(this);
    QApplication::setStyle(new Style);
    QApplication::setFont(font(Type::Body));
    m_scheme = wanted();
    apply();
}

void Theme::setChoice(Choice choice)
{
    m_choice = choice;
    settle();
}

Scheme Theme::wanted() const
{
    if (m_choice == Choice::System)
        return m_system ? m_system->scheme() : Scheme::Light;
    return m_choice == Choice::Dark ? Scheme::Dark : Scheme::Light;
}

void Theme::settle()
{
    if (m_scheme == wanted())
        return;
    m_scheme = wanted();
    if (m_system)
        apply();
    Q_EMIT changed();
}

void Theme::apply()
{
    QApplication::setPalette(palette(m_scheme));
    qApp->setStyleSheet(styleSheet(m_scheme));
}

} // namespace thaw::theme
