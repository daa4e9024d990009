// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "strategies/strategy.h"

namespace thaw::strategies {

// `co-await`: the work awaited in our own tasks.
Strategy coAwaitStrategy();

} // namespace thaw::strategies
