// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <QString>

namespace thaw::theme {

// Numbers for the screen; files never use this.
// Thousands are set apart by U+202F, the minus is U+2212, the decimal sign a point in every
// language (a comma beside thin spaces reads as a thousand).

// "1 003.5"; "–" for what is not a number.
QString formatFigure(double value, int decimals = 0);

// Milliseconds without the unit: 0.3, 5.2, 27, "1 003".
QString formatMs(double ms);

// "1 003 ms", with a no-break space.
QString withUnit(const QString &figure, const QString &unit);

// "27 s ago", "3 min ago", "2 h ago"; translated.
QString formatAge(base::Duration age);

} // namespace thaw::theme
