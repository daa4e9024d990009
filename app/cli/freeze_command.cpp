// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/freeze_command.h"

#include "cli/command_line.h"
#include "cli/freeze_plan.h"
#include "cli/freeze_report.h"
#include "cli/freeze_run.h"
#include "cli/headless_application.h"
#include "cli/interrupt.h"
#include "cli/no_display.h"
#include "cli/output.h"
#include "export/export_set.h"
#include "results/result_files.h"

#include <QCoreApplication>
#include <exception>

namespace thaw::cli {

namespace {

// Threads, descriptors or memory; nothing else is thrown.
base::Problem systemRefused(const std::exception &error)
{
    return { base::Problem::Kind::Failed, QCoreApplication::translate("cli", "freeze"),
        QCoreApplication::translate("cli", "the system refused: %1")
            .arg(QString::fromLocal8Bit(error.what())),
        QCoreApplication::translate("cli", "End other programs, or raise this one's limits (ulimit).") };
}

ExitStatus carryOut(const FreezePlan &plan, const Invocation &invocation)
{
    const Interrupt interrupt; // before anything that starts a thread
    const bool draws = !plan.folder.isEmpty() && exports::wantsPictures(plan.formats);
    explainMissingDisplay(QCoreApplication::translate("cli", "drawing pictures"),
        QCoreApplication::translate("cli", "Leave QT_QPA_PLATFORM unset, or png and svg out."));
    const auto application = makeHeadlessApplication(invocation.argv, draws);
    const measure::Result result = makeRuns(plan, interrupt.token(), invocation.output);
    return reportFreeze(result, plan, invocation.output);
}

} // namespace

ExitStatus runFreeze(const Invocation &invocation)
{
    Output &output = invocation.output;
    CommandLine line(
        QStringLiteral(
            "thaw freeze [--workload W]… [--strategy S]… [--set K=V]… [--out DIR] [--format LIST]"),
        QCoreApplication::translate("cli",
            "Runs a workload with each strategy, and tells how long the UI "
            "thread froze. thaw list names them."));
    addFreezeOptions(line);
    if (auto parsed = line.parse(invocation.arguments); !parsed)
        return output.fail(parsed.problem());
    if (line.wantsHelp()) {
        output.result(line.help());
        return Success;
    }
    const auto plan = readFreezePlan(line);
    if (!plan)
        return output.fail(plan.problem());
    if (!plan->folder.isEmpty()) {
        if (auto prepared = results::prepareFolder(plan->folder); !prepared)
            return output.fail(prepared.problem());
    }
    try {
        return carryOut(*plan, invocation);
    } catch (const std::exception &error) {
        return output.fail(systemRefused(error));
    }
}

} // namespace thaw::cli
