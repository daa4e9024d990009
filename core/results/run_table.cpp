// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/run_table.h"

#include "measure/statistics.h"
#include "results/run_columns.h"

#include <QCoreApplication>
#include <cmath>

namespace thaw::results {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(results)
};

enum class Style { Milliseconds, MillisecondsOrNone, Count };

struct CounterColumn {
    const char *counter;
    const char *head;
    Style style;
};

constexpr CounterColumn counterColumns[] = {
    { "longest_stall_ms", QT_TRANSLATE_NOOP("results", "Longest stall, ms"), Style::MillisecondsOrNone },
    { "lag_p50_ms", QT_TRANSLATE_NOOP("results", "Lag p50, ms"), Style::Milliseconds },
    { "lag_p99_ms", QT_TRANSLATE_NOOP("results", "Lag p99, ms"), Style::Milliseconds },
    { "lag_max_ms", QT_TRANSLATE_NOOP("results", "Lag max, ms"), Style::Milliseconds },
    { "stalls_over_50ms", QT_TRANSLATE_NOOP("results", "Stalls over 50 ms"), Style::Count },
    { "threads_peak", QT_TRANSLATE_NOOP("results", "Peak threads"), Style::Count },
    { "server_ms", QT_TRANSLATE_NOOP("results", "Server, ms"), Style::Milliseconds },
};

QString figure(double value, Style style)
{
    if (!std::isfinite(value))
        return QStringLiteral("–");
    if (style == Style::MillisecondsOrNone && value == 0)
        return Text::tr("none");
    return QString::number(value, 'f', style == Style::Count ? 0 : 2);
}

// One cell, one line: control characters would break the table, or be obeyed by a terminal.
// Not simplified(): that would replace the thin space within figures.
QString cell(const QString &text)
{
    QString line;
    for (const QChar c : text) {
        if (c.category() != QChar::Other_Control)
            line += c;
        else if (!line.endsWith(u' '))
            line += u' ';
    }
    return line.trimmed();
}

QList<CounterColumn> columnsFor(const measure::Result &result)
{
    const QStringList present = counterNames(result);
    QList<CounterColumn> columns;
    for (const CounterColumn &column : counterColumns) {
        if (present.contains(QLatin1String(column.counter)))
            columns += column;
    }
    return columns;
}

QStringList rowOf(
    const measure::Run &run, const QStringList &parameters, const QList<CounterColumn> &counters)
{
    QStringList row { cell(run.variant) };
    for (const QString &name : parameters)
        row += cell(parameterText(run, name));
    row += figure(measure::statistics(run.samples_ms).median, Style::Milliseconds);
    for (const CounterColumn &column : counters)
        row += figure(run.counter(QLatin1String(column.counter)), column.style);
    row += cell(run.problem ? run.problem->message() : run.note);
    return row;
}

} // namespace

RunTable runTable(const measure::Result &result)
{
    const QStringList parameters = varyingParameters(result);
    const QList<CounterColumn> counters = columnsFor(result);
    RunTable table;
    table.columns += { Text::tr("Strategy"), false };
    for (const QString &name : parameters)
        table.columns += { name, false };
    table.columns += { Text::tr("Time, ms"), true };
    for (const CounterColumn &column : counters)
        table.columns += { QCoreApplication::translate("results", column.head), true };
    table.columns += { Text::tr("Note"), false };
    for (const measure::Run &run : result.runs)
        table.rows += rowOf(run, parameters, counters);
    return table;
}

QString commonParameters(const measure::Result &result)
{
    const QStringList varying = varyingParameters(result);
    QStringList parts;
    for (const QString &name : parameterNames(result)) {
        if (!varying.contains(name))
            parts += name + u' ' + parameterText(result.runs.first(), name);
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace thaw::results
