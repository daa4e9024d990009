// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/result.h"

namespace thaw::results {

// The runs as lines of text with aligned columns, for a terminal; ends with a line break.
QString textTable(const measure::Result &result);

} // namespace thaw::results
