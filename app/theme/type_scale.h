// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace thaw::theme {

// Sizes are px at 100 % for a system font of 13 px, and grow with a larger one.
enum class Type {
    PageTitle, // 20, semi-bold
    Section, // 14, semi-bold; also a stall's figure
    Body, // 13
    Name, // 13, medium
    Strong, // 13, semi-bold
    Label, // 12: captions, units, heads of columns, axes
    LabelStrong, // 12, semi-bold
    Vital, // 16, semi-bold: the figures of the strip
    Code, // 13, monospaced
    CodeStrong, // 13, monospaced, bold
    CodeSmall, // 12, monospaced: windows below 1280
};

// Inter and JetBrains Mono where they are installed, else the system's own.
QFont font(Type type);

// How much larger than drawn everything is: the system's font size over 13 px, at least 1,
// since nothing is set smaller than 12. Read once, before install() changes the font.
double scale();

} // namespace thaw::theme
