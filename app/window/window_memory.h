// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace thaw::window {

// What the window remembers from one time to the next, in the user's settings.
struct WindowMemory {
    QByteArray geometry; // of QWidget::saveGeometry(); empty the first time
    QString page; // id; empty the first time
    QString scheme; // "system", "light" or "dark"

    static WindowMemory read();
    void write() const;
};

} // namespace thaw::window
