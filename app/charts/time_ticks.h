// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/value_scale.h"

namespace thaw::charts {

// The named moments of an axis from `from_s` to `to_s`, at most `most` of them (at least 2).
// The last carries the unit: "−60", "−50", … "0 s".
QList<Tick> timeTicks(double from_s, double to_s, int most);

// The distance between them.
double timeStep(double length_s, int most);

} // namespace thaw::charts
