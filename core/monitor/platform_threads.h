// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace thaw::monitor {

// Whether a thread of this name (as in /proc/…/comm: at most 15 characters) was started by
// Qt's platform plugin, D-Bus, GLib or Mesa for the window, and not by what is demonstrated.
bool isPlatformThread(std::string_view comm);

} // namespace thaw::monitor
