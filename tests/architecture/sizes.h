// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "architecture/source_tree.h"

namespace thaw::architecture {

struct Size {
    QString what; // "core/net/http_get.cpp:12 HttpGet::send"
    int lines;
};

// The lines of each source, largest first.
QList<Size> fileSizes(const SourceTree &tree);

// The lines of each function, head and braces included, largest first. What is nested counts for the outer one.
QList<Size> functionSizes(const SourceTree &tree);

} // namespace thaw::architecture
