// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/subcommand.h"

namespace thaw::cli {

// thaw freeze [--workload W]… [--strategy S]… [--set K=V]… [--out DIR] [--format LIST]
ExitStatus runFreeze(const Invocation &invocation);

} // namespace thaw::cli
