// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/series_csv.h"

#include "results/csv_rows.h"

#include <algorithm>

namespace thaw::results {

namespace {

QString columnOf(const measure::Series &series)
{
    return series.unit.isEmpty() ? series.name : series.name + u'_' + series.unit;
}

QStringList seriesColumns(const measure::Result &result)
{
    QStringList columns;
    for (const measure::Run &run : result.runs) {
        for (const measure::Series &series : run.series) {
            if (!columns.contains(columnOf(series)))
                columns += columnOf(series);
        }
    }
    return columns;
}

void writeHeader(CsvRows &rows, const QStringList &columns)
{
    for (const char *name : { "run", "experiment", "variant", "t_s" })
        rows.cell(QString::fromLatin1(name));
    for (const QString &name : columns)
        rows.cell(name);
    rows.endRow();
}

void writePoints(CsvRows &rows, const measure::Run &run, qint64 number, const measure::Series &series,
    const QStringList &columns)
{
    const qsizetype own = columns.indexOf(columnOf(series));
    const std::size_t count = std::min(series.t_s.size(), series.values.size());
    for (std::size_t i = 0; i < count; ++i) {
        rows.cell(number);
        rows.cell(run.experiment);
        rows.cell(run.variant);
        rows.cell(series.t_s[i]);
        for (qsizetype column = 0; column < columns.size(); ++column) {
            if (column == own)
                rows.cell(series.values[i]);
            else
                rows.cell(QString());
        }
        rows.endRow();
    }
}

} // namespace

base::Outcome<base::Done> writeSeriesCsv(const measure::Result &result, QIODevice &device)
{
    const QStringList columns = seriesColumns(result);
    CsvRows rows(device);
    writeHeader(rows, columns);
    qint64 number = 0;
    for (const measure::Run &run : result.runs) {
        ++number;
        for (const measure::Series &series : run.series)
            writePoints(rows, run, number, series, columns);
    }
    return rows.finish();
}

} // namespace thaw::results
