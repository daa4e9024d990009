// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace thaw::theme {

enum class Scheme { Light, Dark };

// What a colour is for. Red (Stall) means a stall, a regression or an unmet expectation,
// nothing else.
enum class Role {
    Page,
    Side, // side, menu, strip
    CodeFill,
    Hover, // also the track of segments
    Selected,
    Title,
    Text,
    Faint, // never on Selected
    Outline, // of controls
    Hairline,
    Grid,
    Axis, // also the track of sliders and bars
    Accent,
    OnAccent,
    Stall,
    Warn,
    Ok,
    StallRow, // the last three are Stall, seen through
    StallCode,
    StallBand,
    OkCode,
    CodeKeyword,
    CodeString,
    CodeType,
    CodeCall,
    CodeNumber,
};

QColor colour(Role role, Scheme scheme);

constexpr int seriesColours = 6;
// Of a chart's n-th series; starts over after the last.
QColor seriesColour(int n, Scheme scheme);

// Ratio of contrast, 1 to 21. Source: WCAG 2.2, "contrast ratio" and "relative luminance".
double contrast(const QColor &one, const QColor &other);

// What is seen of `top`, which may be see-through, on an opaque `ground`.
QColor blended(const QColor &top, const QColor &ground);

} // namespace thaw::theme
