// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/result.h"

namespace thaw::results {

class JsonStream;

// "context": Google Benchmark's members first, then ours.
void writeContext(JsonStream &json, const measure::Result &result);

} // namespace thaw::results
