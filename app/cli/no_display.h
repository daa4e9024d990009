// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace thaw::cli {

// From now on, an application that can't reach a display ends the program with a message and
// exit status 1, where Qt would dump core. Qt offers no other way: the constructor of
// QApplication calls qFatal(). `what` can't be had then: "the window"; `remedy` says what to do.
// Thread: main, before the application is made; once.
void explainMissingDisplay(const QString &what, const QString &remedy);

} // namespace thaw::cli
