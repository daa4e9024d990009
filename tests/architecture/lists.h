// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "architecture/source_tree.h"

namespace thaw::architecture {

// Sources that their folder's CMakeLists.txt does not name: they would neither be built nor missed.
QStringList unbuiltSources(const SourceTree &tree);

// Headers of the folder of `list` ("core/workloads/workload_list.cpp") that the list does not reach: what they
// declare would never be offered. A header brings what it and the source beside it include.
QStringList unlistedHeaders(const SourceTree &tree, const QString &list);

// Headers of app that nothing in app includes but the source of the same name.
QStringList unusedHeaders(const SourceTree &tree);

} // namespace thaw::architecture
