// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "experiments/strategies_experiment.h"

#include "experiments/monitored_figures.h"
#include "experiments/process_cpu_time.h"
#include "strategies/strategy_list.h"
#include "tasks/cancelled.h"
#include "tasks/delay.h"
#include "workloads/workload_list.h"

#include <QCoreApplication>
#include <algorithm>

namespace thaw::experiments {

namespace {

using measure::Run;
using measure::RunContext;
using strategies::Strategy;
using tasks::Task;
using workloads::Workload;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(experiments)
};

QString workloadName()
{
    return QStringLiteral("workload");
}

base::Problem failure(const QString &why, base::Problem::Kind kind = base::Problem::Kind::Failed)
{
    return { kind, QStringLiteral("strategies"), why, {} };
}

base::Problem interrupted()
{
    return failure(Text::tr("stopped"), base::Problem::Kind::Interrupted);
}

void conclude(Run &run, RunContext &context, const QString &note, std::optional<base::Problem> problem)
{
    run.complete = !problem;
    run.note = problem ? problem->message() : note;
    run.problem = std::move(problem);
    if (context.show)
        context.show(run.note);
}

// Lets pending paint happen, so that a freeze shows what was asked for and not what was before:
// platforms paint on a timer of some milliseconds.
Task<> letPaint(RunContext &context)
{
    co_await tasks::delay(context.timers, context.home, std::chrono::milliseconds(20), context.stop);
}

// Waits until the monitor has told all about the time before `end`. Not stopped: without it the
// figures of a stopped run would be missing. Bounded, lest a dead monitor hold the run.
Task<> settle(RunContext &context, base::TimePoint end, QStringList &warnings)
{
    for (int turn = 0; turn < 500; ++turn) {
        if (context.monitor.settledUntil() > end)
            co_return;
        co_await tasks::delay(context.timers, context.home, std::chrono::milliseconds(4));
        context.monitor.flush();
    }
    warnings += Text::tr("The monitor did not come to an end: figures may be missing.");
}

Task<> runStrategy(
    const Strategy &strategy, Workload &workload, std::stop_token stop, std::optional<base::Problem> &problem)
{
    try {
        co_await strategy.run(workload, stop);
    } catch (const tasks::Cancelled &) {
        problem = interrupted();
    } catch (const std::exception &error) {
        problem = failure(QString::fromUtf8(error.what()));
    }
}

void addOutcome(Run &run, const workloads::Outcome &outcome)
{
    for (const auto &[name, value] : outcome.counters)
        run.counters += { name, value };
}

Task<> measureRun(Run &run, const Strategy &strategy, Workload &workload, RunContext &context)
{
    co_await letPaint(context);
    std::optional<base::Problem> problem;
    const base::TimePoint begin = context.monitor.expectNow();
    const base::Duration cpuBegin = processCpuTime();
    co_await runStrategy(strategy, workload, context.stop, problem);
    const workloads::Outcome outcome = workload.outcome();
    conclude(run, context, outcome.note, outcome.problem ? outcome.problem : problem);
    const base::Duration cpuEnd = processCpuTime();
    const base::TimePoint end = context.clock.now();

    run.samples_ms = { base::toMs(end - begin) };
    run.cpuTime_ms = base::toMs(cpuEnd - cpuBegin);
    co_await settle(context, end, run.warnings);
    addMonitoredFigures(run, context.recorder.cut(begin, end));
    addOutcome(run, outcome);
}

class StrategiesExperiment final : public measure::Experiment {
public:
    QString id() const override { return QStringLiteral("strategies"); }
    const char *title() const override { return QT_TRANSLATE_NOOP("experiments", "Freeze & thaw"); }
    QStringList variants() const override;
    measure::ParameterSpecs parameters() const override;
    Task<Run> run(QString variant, measure::ParameterValues values, RunContext &context) const override;
};

QStringList StrategiesExperiment::variants() const
{
    QStringList ids;
    for (const Strategy &strategy : strategies::strategyList())
        ids += strategy.id;
    return ids;
}

measure::ParameterSpecs StrategiesExperiment::parameters() const
{
    measure::ParameterSpec workload;
    workload.name = workloadName();
    workload.title = QT_TRANSLATE_NOOP("parameters", "Workload");
    workload.type = measure::ParameterSpec::Type::Choice;
    measure::ParameterSpecs specs { workload };
    for (const workloads::WorkloadKind &kind : workloads::workloadList()) {
        specs.first().choices += kind.id;
        for (const measure::ParameterSpec &spec : kind.parameters) {
            const bool known
                = std::any_of(specs.begin(), specs.end(), [&](const auto &s) { return s.name == spec.name; });
            if (!known)
                specs += spec;
        }
    }
    specs.first().defaultValue = specs.first().choices.first();
    return specs;
}

Task<Run> StrategiesExperiment::run(
    QString variant, measure::ParameterValues values, RunContext &context) const
{
    const Strategy *const strategy = strategies::findStrategy(variant);
    const workloads::WorkloadKind *const kind
        = workloads::findWorkload(measure::wordValue(values, workloadName()));
    Run run;
    run.experiment = id();
    run.variant = variant;
    run.params = values;
    std::optional<base::Problem> problem;
    try {
        auto workload = kind->make(values);
        if (workload)
            co_await measureRun(run, *strategy, *workload.value(), context);
        else
            problem = workload.problem();
    } catch (const tasks::Cancelled &) {
        problem = interrupted(); // before it began
    } catch (const std::exception &error) {
        problem = failure(QString::fromUtf8(error.what()));
    }
    if (problem)
        conclude(run, context, {}, problem);
    co_return run;
}

} // namespace

const measure::Experiment &strategiesExperiment()
{
    static const StrategiesExperiment experiment;
    return experiment;
}

} // namespace thaw::experiments
