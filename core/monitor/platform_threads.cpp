// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/platform_threads.h"

#include <algorithm>
#include <array>

namespace thaw::monitor {

namespace {

// A star stands for any ending. Names longer than 15 characters are cut, as the kernel cuts them.
constexpr std::array<std::string_view, 8> platformThreads {
    "QXcbEventQueue", // Qt's xcb plugin: reads from the X server
    "QDBusConnection", // Qt D-Bus: QDBusConnectionManager
    "WaylandEventThr", // Qt's Wayland plugin: WaylandEventThread, one or two
    "gmain", // GLib's worker, brought in by the GTK theme and portals
    "gdbus", // GLib's D-Bus
    "pool-*", // GLib's thread pool and its pool-spawner
    "dconf worker", // the GTK theme's settings
    "llvmpipe-*", // Mesa's software rasteriser, one a processor
};

bool matches(std::string_view pattern, std::string_view comm)
{
    if (pattern.back() != '*')
        return comm == pattern;
    pattern.remove_suffix(1);
    return comm.starts_with(pattern);
}

} // namespace

bool isPlatformThread(std::string_view comm)
{
    return std::any_of(platformThreads.begin(), platformThreads.end(),
                       [comm](std::string_view pattern) { return matches(pattern, comm); });
}

} // namespace thaw::monitor
