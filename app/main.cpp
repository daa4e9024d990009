// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

int main(int argc, char **argv)
{
    return thaw::cli::runProgram(argc, argv);
}
