// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/page.h"
#include "measure/lab.h"

#include <QMainWindow>
#include <QMap>

QT_BEGIN_NAMESPACE
class QStackedWidget;
QT_END_NAMESPACE

namespace thaw::vital_signs {
class VitalSigns;
}

namespace thaw::window {

class MainMenu;
class PageFrame;
class Sidebar;
class StatusLine;

// Puts menu, sidebar, pages and vital signs together. Pages are made when they are first shown.
// Closing hides it at once, stops what runs, and says ended() when nothing runs any more.
// Thread: the UI thread. Lifetime: `lab` must outlive it; destroy it after ended().
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    // `quit`: see PageContext. `pages`: at least one.
    MainWindow(measure::Lab &lab, const QList<gallery::Page> &pages, std::stop_token quit = {},
        QWidget *parent = nullptr);
    ~MainWindow() override;

    // The one shown last time, or the first, when there is no such page.
    void showPage(const QString &id);
    QString page() const { return m_page; }

    void say(const QString &text);

Q_SIGNALS:
    void ended();

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void connectMenu();
    void recall();
    void remember() const;
    PageFrame *frameOf(const QString &id);
    gallery::PageView *view() const;
    void step(int by);
    void setScheme(const QString &scheme);
    void setCompact(bool compact);
    void showAbilities();
    void showAbout();
    tasks::Task<> endEverything();
    tasks::Task<> readEnvironment();

    measure::Lab &m_lab;
    const QList<gallery::Page> m_pages;
    const std::stop_token m_quit;
    QString m_page;
    bool m_compact = false;
    bool m_closing = false;
    MainMenu *m_menu;
    Sidebar *m_sidebar;
    QStackedWidget *m_stack;
    QMap<QString, PageFrame *> m_frames;
    vital_signs::VitalSigns *m_vitals;
    StatusLine *m_status;
    tasks::TaskScope m_scope; // last: its tasks use the rest
};

} // namespace thaw::window
