// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/freeze_plan.h"

#include "cli/command_line.h"
#include "measure/typed_text.h"
#include "results/format_list.h"
#include "strategies/strategy_list.h"
#include "workloads/workload_list.h"

#include <QCoreApplication>
#include <algorithm>

namespace thaw::cli {

namespace {

using base::Outcome;
using base::Problem;
using measure::ParameterSpec;
using measure::ParameterSpecs;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

const QString workloadOption = QStringLiteral("workload");
const QString strategyOption = QStringLiteral("strategy");
const QString setOption = QStringLiteral("set");
const QString outOption = QStringLiteral("out");
const QString formatOption = QStringLiteral("format");

template <typename List> QStringList idsOf(const List &list)
{
    QStringList ids;
    for (const auto &entry : list)
        ids += entry.id;
    return ids;
}

// The ids given with `option`, or `standard`.
Outcome<QStringList> chosen(
    const CommandLine &line, const QString &option, const QStringList &valid, const QStringList &standard)
{
    const QStringList ids = line.isSet(option) ? line.values(option) : standard;
    for (const QString &id : ids) {
        if (!valid.contains(id))
            return Problem { Problem::Kind::BadInput, QStringLiteral("--") + option,
                Text::tr("there is no %1 %2").arg(option, measure::quoted(id)),
                measure::namesRemedy(id, valid) };
    }
    return ids;
}

bool has(const ParameterSpecs &specs, const QString &name)
{
    return std::any_of(
        specs.begin(), specs.end(), [&](const ParameterSpec &spec) { return spec.name == name; });
}

ParameterSpecs specsOf(const QString &workload)
{
    return workloads::findWorkload(workload)->parameters;
}

// A parameter may be set when any of the chosen workloads has it.
Outcome<base::Done> checkAssignments(const QStringList &workloads, const QStringList &assignments)
{
    ParameterSpecs all;
    for (const QString &workload : workloads) {
        for (const ParameterSpec &spec : specsOf(workload)) {
            if (!has(all, spec.name))
                all += spec;
        }
    }
    const auto values = measure::parseAssignments(all, assignments);
    if (!values)
        return values.problem();
    return base::Done {};
}

Outcome<measure::ParameterValues> valuesFor(const QString &workload, const QStringList &assignments)
{
    const ParameterSpecs specs = specsOf(workload);
    QStringList own;
    for (const QString &assignment : assignments) {
        if (has(specs, assignment.section(u'=', 0, 0)))
            own += assignment;
    }
    auto values = measure::parseAssignments(specs, own);
    if (values)
        values.value().insert(workloadOption, workload);
    return values;
}

Outcome<QList<PlannedRun>> planRuns(const CommandLine &line)
{
    const auto workloads
        = chosen(line, workloadOption, idsOf(workloads::workloadList()), { QStringLiteral("fetch") });
    if (!workloads)
        return workloads.problem();
    const auto strategies = chosen(line, strategyOption, idsOf(strategies::strategyList()),
        { QStringLiteral("blocking"), QStringLiteral("co-await") });
    if (!strategies)
        return strategies.problem();
    const QStringList assignments = line.values(setOption);
    if (auto valid = checkAssignments(*workloads, assignments); !valid)
        return valid.problem();
    QList<PlannedRun> runs;
    for (const QString &workload : *workloads) {
        const auto values = valuesFor(workload, assignments);
        if (!values)
            return values.problem();
        for (const QString &strategy : *strategies)
            runs += { workload, strategy, *values };
    }
    return runs;
}

// Formats are of use only where files are written.
Outcome<QStringList> planFormats(const CommandLine &line)
{
    const auto list = line.onlyValue(formatOption);
    if (!list)
        return list.problem();
    if (!line.isSet(formatOption))
        return results::defaultFormats();
    auto formats = results::parseFormats(*list);
    if (formats && !line.isSet(outOption))
        return Problem { Problem::Kind::BadInput, QStringLiteral("--format"),
            Text::tr("there is no folder to write to"), Text::tr("Give one with --out DIR.") };
    return formats;
}

Outcome<QString> planFolder(const CommandLine &line)
{
    auto folder = line.onlyValue(outOption);
    if (folder && line.isSet(outOption) && folder->isEmpty())
        return Problem { Problem::Kind::BadInput, QStringLiteral("--out"),
            Text::tr("the folder's name is empty"), Text::tr("Give the path of a folder.") };
    return folder;
}

} // namespace

void addFreezeOptions(CommandLine &line)
{
    line.addOption(
        workloadOption, Text::tr("What to run, fetch by default; may be repeated."), QStringLiteral("W"));
    line.addOption(strategyOption,
        Text::tr("How to run it, blocking and co-await by default; may be repeated."), QStringLiteral("S"));
    line.addOption(setOption, Text::tr("Set a parameter of the workload: latency_ms=250; may be repeated."),
        QStringLiteral("K=V"));
    line.addOption(outOption, Text::tr("Write files into this folder, which is made if it isn't there."),
        QStringLiteral("DIR"));
    line.addOption(formatOption,
        Text::tr("Formats of the files, any of %1; %2 by default.")
            .arg(results::availableFormats().join(u','), results::defaultFormats().join(u',')),
        QStringLiteral("LIST"));
}

Outcome<FreezePlan> readFreezePlan(const CommandLine &line)
{
    if (!line.positional().isEmpty())
        return Problem { Problem::Kind::BadInput, measure::quoted(line.positional().first()),
            Text::tr("freeze takes options only"), Text::tr("See thaw freeze --help.") };
    const auto runs = planRuns(line);
    if (!runs)
        return runs.problem();
    const auto formats = planFormats(line);
    if (!formats)
        return formats.problem();
    const auto folder = planFolder(line);
    if (!folder)
        return folder.problem();
    return FreezePlan { *runs, *folder, *formats };
}

} // namespace thaw::cli
