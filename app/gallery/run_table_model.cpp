// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/run_table_model.h"

#include "gallery/run_verdict.h"
#include "strategies/strategy_list.h"

#include <array>
#include <cmath>

namespace thaw::gallery {

namespace {

// In the order of RunTableModel::Column; the counters' own names where it shows a counter.
const std::array<const char *, RunTableModel::ColumnCount> columnIds {
    "number",
    "strategy",
    "workload",
    "verdict",
    "time_ms",
    "longest_stall_ms",
    "lag_p50_ms",
    "lag_p99_ms",
    "lag_max_ms",
    "stalls_over_50ms",
    "threads_peak",
    "await",
};

QVariant numberOrNothing(double value)
{
    return std::isnan(value) ? QVariant() : QVariant(value);
}

QVariant workloadOf(const measure::Run &run)
{
    const auto found = run.params.constFind(QStringLiteral("workload"));
    return found == run.params.constEnd() ? QVariant() : QVariant(measure::toText(*found));
}

QVariant freesThread(const measure::Run &run)
{
    const strategies::Strategy *strategy = strategies::findStrategy(run.variant);
    return strategy ? QVariant(strategy->form != workloads::Form::Block) : QVariant();
}

} // namespace

void RunTableModel::add(const measure::Run &run)
{
    beginInsertRows({}, 0, 0);
    m_runs.append(run);
    endInsertRows();
    const double stall_ms = run.counter(QStringLiteral("longest_stall_ms"));
    if (stall_ms > m_longestStall_ms) {
        m_longestStall_ms = stall_ms;
        Q_EMIT dataChanged(index(0, LongestStall_ms), index(rowCount() - 1, LongestStall_ms), { ScaleRole });
    }
}

QString RunTableModel::columnId(int column)
{
    return QString::fromLatin1(columnIds.at(column));
}

int RunTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_runs.size());
}

int RunTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RunTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case ValueRole:
        return value(index.row(), index.column());
    case VerdictRole:
        return int(verdictOf(runAt(index.row())));
    case CauseRole:
        return int(causeOf(runAt(index.row())));
    case ScaleRole:
        return m_longestStall_ms;
    default:
        return {};
    }
}

QVariant RunTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool known = orientation == Qt::Horizontal && section >= 0 && section < ColumnCount;
    return known && role == ValueRole ? QVariant(columnId(section)) : QVariant();
}

QHash<int, QByteArray> RunTableModel::roleNames() const
{
    return { { ValueRole, "value" }, { VerdictRole, "verdict" }, { CauseRole, "cause" },
        { ScaleRole, "scale" } };
}

QVariant RunTableModel::value(int row, int column) const
{
    const measure::Run &run = runAt(row);
    switch (column) {
    case Number:
        return int(m_runs.size()) - row;
    case Strategy:
        return run.variant;
    case Workload:
        return workloadOf(run);
    case Verdict:
        return int(verdictOf(run));
    case Time_ms:
        return run.samples_ms.empty() ? QVariant() : QVariant(run.samples_ms.front());
    case Await:
        return freesThread(run);
    default:
        return numberOrNothing(run.counter(columnId(column)));
    }
}

} // namespace thaw::gallery
