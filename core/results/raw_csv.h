// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "results/writer.h"

namespace thaw::results {

// One row a repetition, tidy: what was run and how long it took, as it was measured.
base::Outcome<base::Done> writeRawCsv(const measure::Result &result, QIODevice &device);

} // namespace thaw::results
