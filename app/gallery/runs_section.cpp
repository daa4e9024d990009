// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/runs_section.h"

#include "gallery/message_line.h"
#include "gallery/run_table.h"
#include "theme/icon.h"
#include "theme/kind.h"
#include "theme/metrics.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

namespace thaw::gallery {

RunsSection::RunsSection(RunTableModel &model, QWidget *parent)
    : QWidget(parent)
    , m_export(new QPushButton(tr("E&xport…"), this))
    , m_run(new QPushButton(tr("Run"), this))
    , m_caption(new QLabel(tr("newest first; longest stall on one scale"), this))
    , m_message(new MessageLine(QStringLiteral("exportMessage"), QStringLiteral("exportError"), this))
    , m_table(new RunTable(model, this))
    , m_stack(new QStackedWidget(this))
{
    m_stack->addWidget(makeEmpty());
    m_stack->addWidget(m_table);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::metrics::half);
    column->addWidget(makeHead());
    column->addWidget(m_stack, 1);
    connect(m_table, &RunTable::runChosen, this, &RunsSection::runChosen);
    connect(m_message, &MessageLine::againWanted, this, &RunsSection::exportAgainWanted);
    connect(&model, &QAbstractItemModel::rowsInserted, this, [this] {
        m_stack->setCurrentWidget(m_table);
        m_table->scrollToTop();
    });
    setCompact(false);
}

void RunsSection::setCompact(bool compact)
{
    m_caption->setVisible(!compact);
    m_table->setCompact(compact);
    const int rows = compact ? 2 * theme::metrics::tableRowCompact : 3 * theme::metrics::tableRow;
    m_stack->setMinimumHeight(theme::px(theme::metrics::tableHead + rows));
}

void RunsSection::setCanRun(bool can)
{
    m_run->setEnabled(can);
}

void RunsSection::setCanExport(bool can)
{
    m_export->setEnabled(can);
}

QWidget *RunsSection::makeHead()
{
    auto *head = new QWidget(this);
    auto *title = new QLabel(tr("Runs"), head);
    theme::setKind(title, theme::Kind::Section);
    theme::setKind(m_caption, theme::Kind::Label);
    m_export->setObjectName(QStringLiteral("export"));
    m_export->setIcon(theme::icon(QStringLiteral("export")));
    m_export->setToolTip(tr("Export (Ctrl+E)"));
    theme::setKind(m_export, theme::Kind::Flat);
    connect(m_export, &QPushButton::clicked, this, &RunsSection::exportWanted);

    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme::metrics::unit);
    row->addWidget(title);
    row->addWidget(m_caption);
    row->addSpacing(theme::metrics::fieldGap);
    row->addWidget(m_message, 1);
    row->addWidget(m_export);
    return head;
}

QWidget *RunsSection::makeEmpty()
{
    auto *empty = new QWidget(this);
    m_run->setObjectName(QStringLiteral("emptyRun"));
    connect(m_run, &QPushButton::clicked, this, &RunsSection::runWanted);
    auto *line = new QHBoxLayout;
    line->setSpacing(theme::metrics::fieldGap);
    line->addWidget(new QLabel(tr("No runs yet."), empty));
    line->addWidget(m_run);
    line->addStretch(1);
    auto *column = new QVBoxLayout(empty);
    column->setContentsMargins(0, theme::metrics::unit, 0, 0);
    column->addLayout(line);
    column->addStretch(1);
    return empty;
}

} // namespace thaw::gallery
