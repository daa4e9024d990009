// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/type_scale.h"

#include <QtMath>

namespace thaw::theme {

// `n` px at 100 %, grown with the text: heights and widths of what holds text.
inline int px(double n)
{
    return qRound(n * scale());
}

// Distances don't grow with the text: the unit is 8, its half 4, and nothing between.
namespace metrics {
constexpr int unit = 8;
constexpr int half = 4;
constexpr int pageMargin = 24;
constexpr int pageMarginCompact = 16;
constexpr int fieldGap = 16;
constexpr int buttonGap = 8;
constexpr int sectionGap = 20;
constexpr int compactBelow = 1280; // width of the window
constexpr int radius = 6;
constexpr int control = 32;
constexpr int segment = 28;
constexpr int sidebar = 216;
constexpr int rail = 56;
constexpr int strip = 56;
constexpr int tableHead = 24;
constexpr int tableRow = 28;
constexpr int tableRowCompact = 26;
constexpr int icon = 16;
} // namespace metrics

} // namespace thaw::theme
