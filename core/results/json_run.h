// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/result.h"

namespace thaw::results {

class JsonStream;

// Where a run stands among the others, as Google Benchmark counts them.
struct RunPlace {
    int family; // index of its experiment and variant
    int instance; // within the family
};

// The entries of one run in "benchmarks".
void writeRun(JsonStream &json, const measure::Run &run, RunPlace place);

} // namespace thaw::results
