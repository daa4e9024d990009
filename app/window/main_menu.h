// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/page.h"

#include <QList>
#include <QMenuBar>

QT_BEGIN_NAMESPACE
class QActionGroup;
QT_END_NAMESPACE

namespace thaw::window {

// The menu bar, with the shortcuts. It knows what can be chosen, not what that does.
class MainMenu : public QMenuBar {
    Q_OBJECT

public:
    explicit MainMenu(const QList<gallery::Page> &pages, QWidget *parent);

    // Enables what the page can do now.
    void setAbilities(const gallery::PageView &page);
    void setPage(const QString &id);
    void setScheme(const QString &scheme); // "system", "light" or "dark"

Q_SIGNALS:
    void exportWanted();
    void quitWanted();
    void runWanted();
    void cancelWanted();
    void schemeWanted(const QString &scheme);
    void pageWanted(const QString &id);
    void stepWanted(int by); // 1: the next page, -1: the previous one
    void aboutWanted();

private:
    void addFile();
    void addRun();
    void addView();
    void addGo(const QList<gallery::Page> &pages);
    void addHelp();

    QAction *m_export;
    QAction *m_run;
    QAction *m_cancel;
    QActionGroup *m_schemes;
    QActionGroup *m_pages;
};

} // namespace thaw::window
