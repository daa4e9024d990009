// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace thaw::driver {

// What this process holds, to see that nothing is left behind.

// Local addresses of its listening TCP sockets, as /proc/net/tcp writes them.
QStringList listeningSockets();

// Process ids of its children.
QStringList childProcesses();

} // namespace thaw::driver
