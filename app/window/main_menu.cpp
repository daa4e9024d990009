// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_menu.h"

#include <QActionGroup>
#include <QCoreApplication>

namespace thaw::window {

namespace {

void check(const QActionGroup &group, const QString &id)
{
    for (QAction *action : group.actions()) {
        if (action->data().toString() == id)
            action->setChecked(true);
    }
}

void addChoice(QMenu &menu, QActionGroup &group, const QString &text, const QString &id)
{
    QAction *action = menu.addAction(text);
    action->setCheckable(true);
    action->setData(id);
    group.addAction(action);
}

} // namespace

MainMenu::MainMenu(const QList<gallery::Page> &pages, QWidget *parent)
    : QMenuBar(parent)
    , m_schemes(new QActionGroup(this))
    , m_pages(new QActionGroup(this))
{
    addFile();
    addRun();
    addView();
    addGo(pages);
    addHelp();
}

void MainMenu::setAbilities(const gallery::PageView &page)
{
    m_run->setEnabled(page.canRun());
    m_cancel->setEnabled(page.canCancel());
    m_export->setEnabled(page.canExport());
}

void MainMenu::setPage(const QString &id)
{
    check(*m_pages, id);
}

void MainMenu::setScheme(const QString &scheme)
{
    check(*m_schemes, scheme);
}

void MainMenu::addFile()
{
    QMenu *menu = addMenu(tr("&File"));
    m_export
        = menu->addAction(tr("&Export…"), QKeySequence(Qt::CTRL | Qt::Key_E), this, &MainMenu::exportWanted);
    menu->addSeparator();
    menu->addAction(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), this, &MainMenu::quitWanted);
}

void MainMenu::addRun()
{
    QMenu *menu = addMenu(tr("&Run"));
    m_run = menu->addAction(tr("&Run"), QKeySequence(Qt::CTRL | Qt::Key_R), this, &MainMenu::runWanted);
    m_cancel = menu->addAction(tr("&Cancel"), QKeySequence(Qt::Key_Escape), this, &MainMenu::cancelWanted);
}

void MainMenu::addView()
{
    QMenu *menu = addMenu(tr("&View"));
    addChoice(*menu, *m_schemes, tr("As the &system"), QStringLiteral("system"));
    addChoice(*menu, *m_schemes, tr("&Light"), QStringLiteral("light"));
    addChoice(*menu, *m_schemes, tr("&Dark"), QStringLiteral("dark"));
    connect(m_schemes, &QActionGroup::triggered, this,
        [this](QAction *action) { Q_EMIT schemeWanted(action->data().toString()); });
}

void MainMenu::addGo(const QList<gallery::Page> &pages)
{
    QMenu *menu = addMenu(tr("&Go"));
    for (const gallery::Page &page : pages)
        addChoice(*menu, *m_pages, QCoreApplication::translate("pages", page.title), page.id);
    connect(m_pages, &QActionGroup::triggered, this,
        [this](QAction *action) { Q_EMIT pageWanted(action->data().toString()); });
    menu->addSeparator();
    QAction *previous = menu->addAction(
        tr("&Previous page"), QKeySequence(Qt::ALT | Qt::Key_Left), this, [this] { Q_EMIT stepWanted(-1); });
    QAction *next = menu->addAction(
        tr("&Next page"), QKeySequence(Qt::ALT | Qt::Key_Right), this, [this] { Q_EMIT stepWanted(1); });
    previous->setEnabled(pages.size() > 1);
    next->setEnabled(pages.size() > 1);
}

void MainMenu::addHelp()
{
    QMenu *menu = addMenu(tr("&Help"));
    menu->addAction(tr("&About Thaw"), this, &MainMenu::aboutWanted);
}

} // namespace thaw::window
