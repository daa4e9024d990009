// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace thaw::architecture {

// One #include of a file.
struct Include {
    QString what; // "base/clock.h"
    bool quoted; // by "" rather than <>
    int line;
};

QList<Include> includesOf(const QString &text);

} // namespace thaw::architecture
