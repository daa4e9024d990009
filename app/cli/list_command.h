// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/subcommand.h"

namespace thaw::cli {

// thaw list [--json]
ExitStatus runList(const Invocation &invocation);

} // namespace thaw::cli
