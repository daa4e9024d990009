// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "results/writer.h"

namespace thaw::results {

// The whole result: a superset of Google Benchmark's format, so that its readers work.
// `benchmarks` has one entry a repetition, as there; what belongs to the run as a whole
// (samples, series, stalls, note) stands in its first. Runs of two or more repetitions are
// followed by their aggregates. `cpu_time` is that of the whole process, shared out evenly.
// A run that ended without any sample has 0 iterations and times of 0, as there.
// A run that failed has `error_occurred` and `error_message`.
// Source: github.com/google/benchmark, src/json_reporter.cc.
base::Outcome<base::Done> writeJson(const measure::Result &result, QIODevice &device);

} // namespace thaw::results
