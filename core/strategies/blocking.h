// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "strategies/strategy.h"

namespace thaw::strategies {

// `blocking`: the calling thread is inside the call until the work is done.
Strategy blockingStrategy();

} // namespace thaw::strategies
