// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/problem.h"

namespace thaw::results {

// "PATH: can't be written: REASON. REMEDY", where the remedy depends on what the file system
// of `path` says of itself: read-only, full, not permitted.
base::Problem cannotWrite(const QString &path, const QString &reason);

} // namespace thaw::results
