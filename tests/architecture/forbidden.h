// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "architecture/source_tree.h"

namespace thaw::architecture {

// Wall clocks where things are measured: they jump. The one label that needs the date is excepted.
QStringList wallClocks(const SourceTree &tree);

// Work left open, and tests that skip themselves.
QStringList leftovers(const SourceTree &tree);

} // namespace thaw::architecture
