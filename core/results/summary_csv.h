// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "results/writer.h"

namespace thaw::results {

// One row a run: its parameters, the statistics of its times, its counters, how it ended.
// A column's unit stands in its name. `run` counts from 1 and is the same in every CSV file.
base::Outcome<base::Done> writeSummaryCsv(const measure::Result &result, QIODevice &device);

} // namespace thaw::results
