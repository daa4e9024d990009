// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/result.h"

namespace thaw::results {

class JsonStream;

// "error_occurred" and "error_message" of a run with a problem, in Google Benchmark's words.
void writeError(JsonStream &json, const measure::Run &run);

// Our own members of a run: experiment, variant, params, samples, ci95, series, stalls, note …
void writeDetails(JsonStream &json, const measure::Run &run);

} // namespace thaw::results
