// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/result.h"

#include <QAbstractTableModel>

namespace thaw::gallery {

// The runs made, newest first, as raw values: numbers in the unit that the column's id names,
// ids as they stand in files. RunTableText makes them into words.
class RunTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        Number, // counts from 1, never used twice
        Strategy,
        Workload,
        Verdict, // int, a RunVerdict
        Time_ms,
        LongestStall_ms, // 0 for none
        LagP50_ms,
        LagP99_ms,
        LagMax_ms,
        StallsOver50ms,
        PeakThreads,
        Await, // bool: whether the strategy frees the thread while it waits
        ColumnCount
    };
    enum Role {
        ValueRole = Qt::UserRole + 1, // the raw value; invalid where there is none
        VerdictRole, // of the whole row, int, a RunVerdict
        CauseRole, // of the whole row, int, a monitor::Verdict
        ScaleRole, // of the whole table: the longest stall there is, in ms
    };

    using QAbstractTableModel::QAbstractTableModel;

    void add(const measure::Run &run);

    // Oldest first, as they are exported.
    const QList<measure::Run> &runs() const { return m_runs; }

    // "longest_stall_ms": for tests and files, never translated.
    static QString columnId(int column);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    const measure::Run &runAt(int row) const { return m_runs[m_runs.size() - 1 - row]; }
    QVariant value(int row, int column) const;

    QList<measure::Run> m_runs;
    double m_longestStall_ms = 0;
};

} // namespace thaw::gallery
