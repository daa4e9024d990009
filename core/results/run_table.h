// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/result.h"

namespace thaw::results {

// The runs as a table for people: heads and cells in words, translated; figures rounded to
// hundredths. Files that hold the exact figures are json and csv.
struct RunTable {
    struct Column {
        QString head; // "Time, ms"
        bool isFigure = false; // right-aligned
    };
    QList<Column> columns;
    QList<QStringList> rows; // as many cells as columns
};

// Columns: the parameters in which the runs differ, the strategy, and those of the known
// counters that any run has. "none" is no stall; "–" is a figure that a run doesn't have.
RunTable runTable(const measure::Result &result);

// "workload fetch, latency_ms 1000, …": the parameters that are the same in every run.
QString commonParameters(const measure::Result &result);

} // namespace thaw::results
