// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/exit_status.h"

#include <QString>
#include <QStringList>

namespace thaw::cli {

class Output;

// What a subcommand is started with.
struct Invocation {
    int &argc; // as main got them, for a QApplication
    char **argv;
    QStringList arguments; // those after the subcommand's name
    Output &output;
};

// One line in subcommand_list.cpp.
struct Subcommand {
    QString name; // "freeze"
    QString usage; // "[--workload W]… …", after the name
    const char *summary; // one line for --help, marked QT_TRANSLATE_NOOP("cli", …)
    ExitStatus (*run)(const Invocation &invocation); // nullptr: named in the contract, not in this version
};

} // namespace thaw::cli
