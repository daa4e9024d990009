// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "strategies/strategy.h"

namespace thaw::strategies {

// `qcoro`: the work awaited as QCoro's documentation shows it.
Strategy qcoroStrategy();

} // namespace thaw::strategies
