// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/theme.h"

namespace thaw::window {

// "system", "light", "dark": as the settings and the menu call them. What is unknown is "system".
theme::Theme::Choice schemeChoice(const QString &id);
QString schemeId(theme::Theme::Choice choice);

} // namespace thaw::window
