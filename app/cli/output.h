// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "cli/exit_status.h"

#include <QString>

namespace thaw::cli {

// The program's two streams: results go to standard output, messages to standard error.
// Nothing is buffered, every write is checked, and a stream that failed once stays silent.
// Thread: one.
class Output {
public:
    // Standard output, as it is.
    void result(const QString &text);

    // Standard error: "thaw: TEXT" on a line of its own.
    void message(const QString &text);

    // A line that shows what goes on and is overwritten by the next; on a terminal only.
    void progress(const QString &text);
    void endProgress();

    // Tells the problem; gives its exit status.
    ExitStatus fail(const base::Problem &problem);

    // Closes standard output. `status`, or Failure with a message when success would hide that
    // a result didn't get out.
    ExitStatus finish(ExitStatus status);

private:
    QString m_failure; // of standard output
    bool m_progressShown = false;
};

} // namespace thaw::cli
