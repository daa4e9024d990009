// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tasks/task.h"
#include "workloads/workload.h"

#include <stop_token>

namespace thaw::strategies {

// A way for the UI thread to get a workload done.
struct Strategy {
    QString id; // "co-await"
    const char *title; // QT_TRANSLATE_NOOP("strategies", …)
    const char *summary; // one line for the page, marked likewise
    workloads::Form form; // the one form it uses
    workloads::SourceRegion source; // its own region
    // Starts and ends on the calling (UI) thread. Throws tasks::Cancelled when stopped.
    // Lifetime: `workload` outlives the task.
    tasks::Task<> (*run)(workloads::Workload &workload, std::stop_token stop);
};

} // namespace thaw::strategies
