// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/freeze_run.h"

#include "cli/output.h"
#include "experiments/experiment_list.h"
#include "measure/lab.h"

#include <QCoreApplication>
#include <QTimer>

namespace thaw::cli {

namespace {

struct QuitAtEnd {
    ~QuitAtEnd() { QCoreApplication::quit(); }
};

void showProgress(Output &output, const FreezePlan &plan, qsizetype index)
{
    const PlannedRun &run = plan.runs[index];
    output.progress(
        QCoreApplication::translate("cli", "%1 of %2: %3, %4 …")
            .arg(QString::number(index + 1), QString::number(plan.runs.size()), run.workload, run.strategy));
}

// All arguments outlive the loop in which this runs.
tasks::Task<> runAll(
    const FreezePlan &plan, measure::Lab &lab, std::stop_token stop, Output &output, measure::Result &result)
{
    const QuitAtEnd quit;
    const measure::Experiment *experiment = experiments::findExperiment(QStringLiteral("strategies"));
    for (qsizetype i = 0; i < plan.runs.size() && !stop.stop_requested(); ++i) {
        showProgress(output, plan, i);
        measure::RunContext context = lab.context(stop);
        const tasks::Task<measure::Run> running
            = experiment->run(plan.runs[i].strategy, plan.runs[i].values, context);
        measure::Run run = co_await running;
        result.runs += std::move(run);
    }
    output.endProgress();
}

} // namespace

measure::Result makeRuns(const FreezePlan &plan, std::stop_token stop, Output &output)
{
    measure::Result result;
    result.id = QStringLiteral("freeze");
    result.title = QCoreApplication::translate("cli", "Freeze & thaw");
    result.environment = measure::Environment::read();

    measure::Lab lab;
    // Not before the loop runs: what happens before can't be told from a freeze.
    QTimer::singleShot(
        0, QCoreApplication::instance(), [&] { lab.scope().spawn(runAll(plan, lab, stop, output, result)); });
    QCoreApplication::exec();
    if (const std::exception_ptr error = lab.scope().firstError())
        std::rethrow_exception(error);
    result.complete = !stop.stop_requested();
    return result;
}

} // namespace thaw::cli
