// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/sidebar.h"

#include "theme/kind.h"
#include "theme/metrics.h"
#include "window/machine_note.h"
#include "window/page_row.h"

#include <QButtonGroup>
#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

namespace thaw::window {

namespace {

namespace metrics = theme::metrics;
const QLatin1String rowPrefix("page.");

} // namespace

Sidebar::Sidebar(const QList<gallery::Page> &pages, QWidget *parent)
    : QFrame(parent)
    , m_column(new QVBoxLayout(this))
    , m_rows(new QButtonGroup(this))
    , m_machine(new MachineNote(this))
{
    theme::setKind(this, theme::Kind::Side);
    m_column->setContentsMargins(metrics::unit, metrics::unit, metrics::unit, metrics::unit);
    m_column->setSpacing(0);
    const char *group = "";
    for (const gallery::Page &page : pages) {
        if (qstrcmp(group, page.group) != 0)
            addHeading(QCoreApplication::translate("pages", page.group));
        group = page.group;
        addRow(page);
    }
    m_column->addStretch(1);
    m_column->addWidget(m_machine);
    connect(m_machine, &MachineNote::explanationWanted, this, &Sidebar::explanationWanted);
    connect(m_rows, &QButtonGroup::buttonClicked, this,
        [this](const QAbstractButton *row) { Q_EMIT pageWanted(row->objectName().mid(rowPrefix.size())); });
    setTabOrder(m_rows->buttons().last(), m_machine);
    setRail(false);
}

void Sidebar::setPage(const QString &id)
{
    for (QAbstractButton *row : m_rows->buttons())
        row->setChecked(row->objectName() == rowPrefix + id);
}

void Sidebar::setRail(bool rail)
{
    setFixedWidth(theme::px(rail ? metrics::rail : metrics::sidebar));
    for (QLabel *heading : std::as_const(m_headings))
        heading->setVisible(!rail);
    for (QAbstractButton *row : m_rows->buttons())
        static_cast<PageRow *>(row)->setRail(rail);
    m_machine->setRail(rail);
}

void Sidebar::setEnvironment(const measure::Environment &environment)
{
    m_machine->setEnvironment(environment);
}

void Sidebar::addHeading(const QString &text)
{
    auto *heading = new QLabel(text, this);
    theme::setKind(heading, theme::Kind::Faint);
    heading->setContentsMargins(theme::px(12), metrics::unit, 0, metrics::half);
    m_column->addWidget(heading);
    m_headings.append(heading);
}

void Sidebar::addRow(const gallery::Page &page)
{
    auto *row = new PageRow(page.icon, QCoreApplication::translate("pages", page.title), this);
    row->setObjectName(rowPrefix + page.id);
    m_column->addWidget(row);
    m_rows->addButton(row);
}

} // namespace thaw::window
