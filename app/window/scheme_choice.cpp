// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/scheme_choice.h"

namespace thaw::window {

using Choice = theme::Theme::Choice;

Choice schemeChoice(const QString &id)
{
    if (id == QLatin1String("light"))
        return Choice::Light;
    return id == QLatin1String("dark") ? Choice::Dark : Choice::System;
}

QString schemeId(Choice choice)
{
    switch (choice) {
    case Choice::Light:
        return QStringLiteral("light");
    case Choice::Dark:
        return QStringLiteral("dark");
    case Choice::System:
        break;
    }
    return QStringLiteral("system");
}

} // namespace thaw::window
