// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/result.h"

namespace thaw::gallery {

// What came of a run, on one line: the workload's note and the threads it ran on, or that it
// was cancelled. Translated.
QString outcomeText(const measure::Run &run);

} // namespace thaw::gallery
