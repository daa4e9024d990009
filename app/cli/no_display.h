// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace thaw::cli {

// From now on, an application that can't reach a display ends the program with a message that
// names `thaw freeze`, and exit status 1, where Qt would dump core. Qt offers no other way:
// QApplication's constructor calls qFatal().
// Thread: main, before the application is made.
void explainMissingDisplay();

} // namespace thaw::cli
