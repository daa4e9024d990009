// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace thaw::cli {

// The whole program: sets up the process, finds what is asked for, runs it.
// Gives the exit status. Thread: main; once.
int runProgram(int argc, char **argv);

} // namespace thaw::cli
