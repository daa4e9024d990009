// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"
#include "measure/parameter.h"

#include <QList>
#include <QStringList>

namespace thaw::cli {

class CommandLine;

struct PlannedRun {
    QString workload;
    QString strategy;
    measure::ParameterValues values; // of the experiment: the workload's own, and which one it is
};

// What `thaw freeze` was asked for, with nothing left that could be wrong.
struct FreezePlan {
    QList<PlannedRun> runs; // each workload with each strategy
    QString folder; // empty: no files
    QStringList formats;
};

// Adds the options of `thaw freeze`.
void addFreezeOptions(CommandLine &line);

// Errors: BadInput for an unknown workload, strategy, parameter or format, and for a value
// outside its range.
base::Outcome<FreezePlan> readFreezePlan(const CommandLine &line);

} // namespace thaw::cli
