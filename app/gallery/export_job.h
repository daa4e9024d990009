// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"
#include "gallery/export_dialog.h"
#include "measure/result.h"
#include "runtime/executor.h"
#include "tasks/task.h"

#include <stop_token>

namespace thaw::gallery {

// Exports `result`: draws the pictures on the UI thread, one a turn of its loop, and writes all
// files on a thread of its own, which ends with it. Gives the paths written.
// Starts and resumes: on `home`, the UI thread.
// Errors: those of app/export and core/results; Interrupted when stopped before the writing.
tasks::Task<base::Outcome<QStringList>> exportResult(
    measure::Result result, ExportChoice choice, runtime::Executor &home, std::stop_token stop);

} // namespace thaw::gallery
