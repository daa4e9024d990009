// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace thaw::measure {

// A small file of /proc or /sys; empty when it can't be read, which is common and no problem.
QString systemText(const QString &path);

// Its first line, without white space round it.
QString systemLine(const QString &path);

} // namespace thaw::measure
