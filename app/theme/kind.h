// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace thaw::theme {

// What a widget is, for the style sheet, where its class doesn't tell. Colours and fonts then
// follow the scheme without any code at the widget.
enum class Kind {
    Primary, // QPushButton: filled, one a page
    Flat, // QAbstractButton, QComboBox: no outline until hovered
    Link, // QPushButton, QLabel: accent text
    Segments, // QFrame that holds Segment buttons, laid out without spacing, margins 2
    Segment, // QAbstractButton, checkable
    Side, // QFrame, QWidget: sidebar, strip
    Row, // QAbstractButton, checkable: a page in the sidebar
    PageTitle, // QLabel, this and the following
    Section,
    Name,
    Label,
    Faint,
    Stall,
    Hairline, // QFrame: one line, 1 px high or wide (set its fixed size)
    Code, // QPlainTextEdit, QFrame: code fill, rounded
};

// Takes effect at once. Thread: the UI thread.
void setKind(QWidget *widget, Kind kind);

} // namespace thaw::theme
