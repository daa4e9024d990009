// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/run_table_text.h"

#include "gallery/run_table_model.h"
#include "gallery/run_verdict.h"
#include "theme/format_figure.h"

namespace thaw::gallery {

namespace {

const QString nothing(QChar(0x2013));

QString heading(int column)
{
    switch (column) {
    case RunTableModel::Number:
        return RunTableText::tr("#", "number of a run");
    case RunTableModel::Strategy:
        return RunTableText::tr("Strategy");
    case RunTableModel::Workload:
        return RunTableText::tr("Workload");
    case RunTableModel::Verdict:
        return RunTableText::tr("Verdict");
    case RunTableModel::Time_ms:
        return RunTableText::tr("Time, ms");
    case RunTableModel::LongestStall_ms:
        return RunTableText::tr("Longest stall, ms");
    case RunTableModel::LagP50_ms:
        return RunTableText::tr("Lag p50, ms");
    case RunTableModel::LagP99_ms:
        return RunTableText::tr("p99, ms");
    case RunTableModel::LagMax_ms:
        return RunTableText::tr("Max, ms");
    case RunTableModel::StallsOver50ms:
        return RunTableText::tr("Over 50 ms");
    case RunTableModel::PeakThreads:
        return RunTableText::tr("Peak threads");
    case RunTableModel::Await:
        return RunTableText::tr("Await");
    }
    return {};
}

bool isLag(int column)
{
    return column == RunTableModel::LagP50_ms || column == RunTableModel::LagP99_ms
        || column == RunTableModel::LagMax_ms;
}

Qt::Alignment alignmentOf(int column)
{
    if (isFigureColumn(column))
        return Qt::AlignRight | Qt::AlignVCenter;
    // Apart from the figures before it.
    return (column == RunTableModel::Await ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter;
}

} // namespace

bool isFigureColumn(int column)
{
    return column >= RunTableModel::Time_ms && column <= RunTableModel::PeakThreads;
}

QVariant RunTableText::data(const QModelIndex &index, int role) const
{
    if (role == Qt::DisplayRole)
        return text(index);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(index.column()));
    return QIdentityProxyModel::data(index, role);
}

QVariant RunTableText::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::DisplayRole)
        return heading(section);
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant::fromValue(alignmentOf(section));
    return QIdentityProxyModel::headerData(section, orientation, role);
}

QString RunTableText::text(const QModelIndex &index) const
{
    const QVariant value = index.data(RunTableModel::ValueRole);
    if (!value.isValid())
        return nothing;
    switch (index.column()) {
    case RunTableModel::Verdict:
        return verdictText(
            RunVerdict(value.toInt()), monitor::Verdict(index.data(RunTableModel::CauseRole).toInt()));
    case RunTableModel::LongestStall_ms:
        return value.toDouble() > 0 ? theme::formatFigure(value.toDouble()) : tr("none", "no stall");
    case RunTableModel::Await:
        return value.toBool() ? tr("frees", "the thread, while it waits") : nothing;
    default:
        break;
    }
    if (isFigureColumn(index.column()))
        return theme::formatFigure(value.toDouble(), isLag(index.column()) ? 1 : 0);
    return value.toString();
}

} // namespace thaw::gallery
