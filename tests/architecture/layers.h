// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "architecture/source_tree.h"

namespace thaw::architecture {

// The direction of includes. A link line does not keep it: all layers share one include path.
// Complaints are "FILE:LINE: what is wrong"; none when all is well.
QStringList wrongIncludes(const SourceTree &tree);

} // namespace thaw::architecture
