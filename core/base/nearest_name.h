// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace thaw::base {

// The name among `valid` that `wrong` was most likely meant to be, or an empty string when
// nothing is near: closer than half of the longer name's letters must change.
// Case does not count. A letter too many, missing or wrong, or two neighbours swapped, is one
// change. Source: optimal string alignment, after Damerau 1964.
QString nearestName(const QString &wrong, const QStringList &valid);

} // namespace thaw::base
