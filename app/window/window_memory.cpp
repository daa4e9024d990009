// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/window_memory.h"

#include <QSettings>

namespace thaw::window {

namespace {

const QLatin1String geometryKey("window/geometry");
const QLatin1String pageKey("window/page");
const QLatin1String schemeKey("window/scheme");

} // namespace

WindowMemory WindowMemory::read()
{
    const QSettings settings;
    return { settings.value(geometryKey).toByteArray(), settings.value(pageKey).toString(),
        settings.value(schemeKey, QStringLiteral("system")).toString() };
}

void WindowMemory::write() const
{
    QSettings settings;
    settings.setValue(geometryKey, geometry);
    settings.setValue(pageKey, page);
    settings.setValue(schemeKey, scheme);
}

} // namespace thaw::window
