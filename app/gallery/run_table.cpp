// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/run_table.h"

#include "gallery/run_table_delegate.h"
#include "gallery/run_table_text.h"
#include "theme/metrics.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <array>

namespace thaw::gallery {

namespace {

// Room at 100 %, in the order of RunTableModel::Column. The longest stall, with its bar, takes
// what is left.
constexpr std::array<int, RunTableModel::ColumnCount> columnWidths { 44, 136, 84, 172, 84, 168, 100, 84, 84,
    100, 108, 84 };

} // namespace

RunTable::RunTable(RunTableModel &model, QWidget *parent)
    : QTableView(parent)
{
    auto *text = new RunTableText(this);
    text->setSourceModel(&model);
    setModel(text);
    setItemDelegate(new RunTableDelegate(this));
    setObjectName(QStringLiteral("runsTable"));
    setAccessibleName(tr("Runs made, newest first"));
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false); // Tab leaves the table, as it leaves every other control
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setFixedHeight(theme::px(theme::metrics::tableHead));
    horizontalHeader()->setMinimumSectionSize(1);
    setCompact(false);
    connect(this, &QTableView::doubleClicked, this,
        [this](const QModelIndex &index) { Q_EMIT runChosen(index.row()); });
}

void RunTable::setCompact(bool compact)
{
    verticalHeader()->setDefaultSectionSize(
        theme::px(compact ? theme::metrics::tableRowCompact : theme::metrics::tableRow));
    setColumnHidden(RunTableModel::Workload, compact);
    setColumnHidden(RunTableModel::Await, compact);
    shareWidth();
}

void RunTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    shareWidth();
}

void RunTable::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
        Q_EMIT runChosen(currentIndex().row());
    else
        QTableView::keyPressEvent(event);
}

void RunTable::shareWidth()
{
    int wanted = 0;
    for (int column = 0; column < RunTableModel::ColumnCount; ++column)
        wanted += isColumnHidden(column) ? 0 : theme::px(columnWidths[column]);
    const double squeeze = qMin(1.0, double(viewport()->width()) / wanted);
    int left = viewport()->width();
    for (int column = 0; column < RunTableModel::ColumnCount; ++column) {
        if (isColumnHidden(column) || column == RunTableModel::LongestStall_ms)
            continue;
        const int width = int(theme::px(columnWidths[column]) * squeeze);
        setColumnWidth(column, width);
        left -= width;
    }
    setColumnWidth(RunTableModel::LongestStall_ms, qMax(1, left));
}

} // namespace thaw::gallery
