// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/exit_status.h"

#include <QString>
#include <QStringList>

namespace thaw::window {

struct WindowOptions {
    QString page; // id; empty for the page shown last
    QStringList files; // to open
};

// The whole life of the window. Returns the program's exit status: 130 when a signal ended it.
// Thread: main, before any other was started.
cli::ExitStatus runWindow(int &argc, char **argv, const WindowOptions &options);

} // namespace thaw::window
