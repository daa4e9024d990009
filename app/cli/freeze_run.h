// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/freeze_plan.h"
#include "measure/result.h"

#include <stop_token>

namespace thaw::cli {

class Output;

// Makes the runs of the plan, one after the other, inside an event loop of this thread, which
// is what is measured. A stop ends the run that goes on, and leaves out the rest; what was
// measured so far is in the result, which is then not complete.
// Thread: the one with the application, which must have been made.
// Errors: what a run throws is a bug, or the system refusing threads; it is thrown.
measure::Result makeRuns(const FreezePlan &plan, std::stop_token stop, Output &output);

} // namespace thaw::cli
