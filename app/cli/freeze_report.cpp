// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/freeze_report.h"

#include "cli/output.h"
#include "export/export_set.h"
#include "results/environment_text.h"
#include "results/text_table.h"

#include <QCoreApplication>
#include <algorithm>

namespace thaw::cli {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

using Files = QList<results::NamedFile>;

// Adds the files that could be made; the status tells of those that couldn't.
ExitStatus collect(Files &files, const base::Outcome<Files> &made, Output &output)
{
    if (!made)
        return output.fail(made.problem());
    files += *made;
    return Success;
}

ExitStatus writeFiles(const Files &files, const QString &folder, Output &output)
{
    const auto written = results::writeFiles(folder, files);
    if (!written)
        return output.fail(written.problem());
    for (const QString &path : *written)
        output.message(Text::tr("wrote %1").arg(path));
    return Success;
}

ExitStatus exportFiles(const measure::Result &result, const FreezePlan &plan, Output &output)
{
    Files files;
    const ExitStatus data = collect(files, exports::dataFiles(result, plan.formats), output);
    ExitStatus pictures = Success;
    if (result.complete)
        pictures = collect(files, exports::pictureFiles(result, plan.formats), output);
    else if (exports::wantsPictures(plan.formats))
        output.message(Text::tr("no pictures were drawn, since the runs were interrupted."));
    const ExitStatus written = writeFiles(files, plan.folder, output);
    return std::max({ data, pictures, written });
}

void tellWhatHappened(const measure::Result &result, const FreezePlan &plan, Output &output)
{
    for (const measure::Run &run : result.runs) {
        if (run.problem)
            output.message(run.variant + QStringLiteral(": ") + run.problem->message());
    }
    for (const QString &warning : results::allWarnings(result))
        output.message(Text::tr("warning: %1").arg(warning));
    if (!result.complete)
        output.message(Text::tr("interrupted in run %1 of %2; what was measured so far is marked incomplete.")
                           .arg(QString::number(result.runs.size()), QString::number(plan.runs.size())));
}

} // namespace

ExitStatus reportFreeze(const measure::Result &result, const FreezePlan &plan, Output &output)
{
    const ExitStatus files = plan.folder.isEmpty() ? Success : exportFiles(result, plan, output);
    tellWhatHappened(result, plan, output);
    output.result(results::textTable(result));
    if (!result.complete)
        return Interrupted;
    const bool anyProblem = std::any_of(result.runs.begin(), result.runs.end(),
        [](const measure::Run &run) { return run.problem.has_value(); });
    return anyProblem || files != Success ? Failure : Success;
}

} // namespace thaw::cli
