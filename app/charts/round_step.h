// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace thaw::charts {

// The least of 1, 2, 5 × 10ⁿ that is not below `wanted` (> 0).
double roundStep(double wanted);

// How many decimals a multiple of `step` needs.
int decimalsOf(double step);

} // namespace thaw::charts
