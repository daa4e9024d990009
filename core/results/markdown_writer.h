// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "results/writer.h"

namespace thaw::results {

// A page to read, in the manner of BenchmarkDotNet: the environment, what was run, the table
// of the runs, and the warnings. Figures are rounded; json and csv hold them exactly.
base::Outcome<base::Done> writeMarkdown(const measure::Result &result, QIODevice &device);

} // namespace thaw::results
