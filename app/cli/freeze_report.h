// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/exit_status.h"
#include "cli/freeze_plan.h"
#include "measure/result.h"

namespace thaw::cli {

class Output;

// Writes the files that the plan asks for and tells their names, prints the table, tells
// what went wrong. Files come first: whoever reads the table may be slow.
// Of an interrupted result no pictures are drawn: there is no time for them.
ExitStatus reportFreeze(const measure::Result &result, const FreezePlan &plan, Output &output);

} // namespace thaw::cli
