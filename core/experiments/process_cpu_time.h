// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"

namespace thaw::experiments {

// Processor time of all threads of this process so far. Source: CLOCK_PROCESS_CPUTIME_ID.
base::Duration processCpuTime();

} // namespace thaw::experiments
