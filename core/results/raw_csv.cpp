// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/raw_csv.h"

#include "results/csv_rows.h"
#include "results/run_columns.h"

namespace thaw::results {

namespace {

void writeHeader(CsvRows &rows, const QStringList &parameters)
{
    for (const char *name : { "run", "experiment", "variant" })
        rows.cell(QString::fromLatin1(name));
    for (const QString &name : parameters)
        rows.cell(name);
    rows.cell(QStringLiteral("repetition"));
    rows.cell(QStringLiteral("time_ms"));
    rows.endRow();
}

void writeRepetitions(CsvRows &rows, const measure::Run &run, qint64 number, const QStringList &parameters)
{
    qint64 repetition = 0;
    for (const double sample : run.samples_ms) {
        rows.cell(number);
        rows.cell(run.experiment);
        rows.cell(run.variant);
        for (const QString &name : parameters)
            rows.cell(parameterText(run, name));
        rows.cell(++repetition);
        rows.cell(sample);
        rows.endRow();
    }
}

} // namespace

base::Outcome<base::Done> writeRawCsv(const measure::Result &result, QIODevice &device)
{
    const QStringList parameters = parameterNames(result);
    CsvRows rows(device);
    writeHeader(rows, parameters);
    qint64 number = 0;
    for (const measure::Run &run : result.runs)
        writeRepetitions(rows, run, ++number, parameters);
    return rows.finish();
}

} // namespace thaw::results
