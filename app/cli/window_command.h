// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/subcommand.h"

namespace thaw::cli {

// thaw [--page ID] [FILE…], and the program's own --help and --version.
ExitStatus runWindowCommand(const Invocation &invocation);

} // namespace thaw::cli
