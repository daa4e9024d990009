// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/summary_csv.h"

#include "measure/statistics.h"
#include "results/csv_rows.h"
#include "results/run_columns.h"

namespace thaw::results {

namespace {

void writeHeader(CsvRows &rows, const QStringList &parameters, const QStringList &counters)
{
    for (const char *name : { "run", "experiment", "variant" })
        rows.cell(QString::fromLatin1(name));
    for (const QString &name : parameters)
        rows.cell(name);
    for (const char *name : { "repetitions", "time_median_ms", "time_mean_ms", "time_min_ms", "time_max_ms",
             "time_stddev_ms", "cpu_time_ms" })
        rows.cell(QString::fromLatin1(name));
    for (const QString &name : counters)
        rows.cell(name);
    for (const char *name : { "complete", "problem", "note" })
        rows.cell(QString::fromLatin1(name));
    rows.endRow();
}

void writeTimes(CsvRows &rows, const measure::Run &run)
{
    const measure::Statistics times = measure::statistics(run.samples_ms);
    rows.cell(static_cast<qint64>(run.samples_ms.size()));
    for (const double value :
        { times.median, times.mean, times.minimum, times.maximum, times.stddev, run.cpuTime_ms })
        rows.cell(value);
}

void writeRun(
    CsvRows &rows, const measure::Run &run, const QStringList &parameters, const QStringList &counters)
{
    rows.cell(run.experiment);
    rows.cell(run.variant);
    for (const QString &name : parameters)
        rows.cell(parameterText(run, name));
    writeTimes(rows, run);
    for (const QString &name : counters)
        rows.cell(run.counter(name));
    rows.cell(run.complete ? QStringLiteral("true") : QStringLiteral("false"));
    rows.cell(run.problem ? run.problem->message() : QString());
    rows.cell(run.note);
    rows.endRow();
}

} // namespace

base::Outcome<base::Done> writeSummaryCsv(const measure::Result &result, QIODevice &device)
{
    const QStringList parameters = parameterNames(result);
    const QStringList counters = counterNames(result);
    CsvRows rows(device);
    writeHeader(rows, parameters, counters);
    qint64 number = 0;
    for (const measure::Run &run : result.runs) {
        rows.cell(++number);
        writeRun(rows, run, parameters, counters);
    }
    return rows.finish();
}

} // namespace thaw::results
