// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "architecture/source_tree.h"

namespace thaw::architecture {

// "GPL-3.0-or-later" or "MIT", as LICENSE says for the place.
QString licenceOf(const QString &path);

// Files that do not say in their first lines whose they are and under which licence, or say the wrong one. For files
// that cannot say it (pictures, golden files) the REUSE.toml of their folder does.
// Source: the REUSE specification 3.2, and SPDX's short identifiers.
QStringList wrongLicences(const SourceTree &tree);

} // namespace thaw::architecture
