// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "results/writer.h"

namespace thaw::results {

// One row a point of a series: the run, the seconds since it began, and the value in the
// column of its series ("lag_ms", "threads"); the other series' columns are empty.
base::Outcome<base::Done> writeSeriesCsv(const measure::Result &result, QIODevice &device);

} // namespace thaw::results
