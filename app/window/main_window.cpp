// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "qt/loop_thread.h"
#include "tasks/resume_on.h"
#include "theme/metrics.h"
#include "vital_signs/vital_signs.h"
#include "window/about_text.h"
#include "window/main_menu.h"
#include "window/page_frame.h"
#include "window/scheme_choice.h"
#include "window/sidebar.h"
#include "window/status_line.h"
#include "window/window_memory.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QStackedWidget>

#include <algorithm>

namespace thaw::window {

namespace metrics = theme::metrics;

MainWindow::MainWindow(
    measure::Lab &lab, const QList<gallery::Page> &pages, std::stop_token quit, QWidget *parent)
    : QMainWindow(parent)
    , m_lab(lab)
    , m_pages(pages)
    , m_quit(std::move(quit))
    , m_menu(new MainMenu(pages, this))
    , m_sidebar(new Sidebar(pages, this))
    , m_stack(new QStackedWidget(this))
    , m_vitals(new vital_signs::VitalSigns(lab.monitor(), lab.recorder(), this))
    , m_status(new StatusLine(m_stack))
    , m_scope(lab.home())
{
    setWindowTitle(tr("Thaw"));
    setMenuBar(m_menu);
    layOut();
    connectMenu();
    connect(m_sidebar, &Sidebar::pageWanted, this, &MainWindow::showPage);
    connect(m_sidebar, &Sidebar::explanationWanted, this, &MainWindow::say);
    recall();
    m_scope.spawn(readEnvironment());
}

MainWindow::~MainWindow() = default;

void MainWindow::layOut()
{
    auto *central = new QWidget(this);
    auto *upper = new QHBoxLayout;
    upper->setSpacing(0);
    upper->addWidget(m_sidebar);
    upper->addWidget(m_stack, 1);
    auto *column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(upper, 1);
    column->addWidget(m_vitals);
    setCentralWidget(central);
    setMinimumSize(theme::px(800), theme::px(560));
}

void MainWindow::connectMenu()
{
    connect(m_menu, &MainMenu::exportWanted, this, [this] { view()->startExport(); });
    connect(m_menu, &MainMenu::runWanted, this, [this] { view()->run(); });
    connect(m_menu, &MainMenu::cancelWanted, this, [this] { view()->cancel(); });
    connect(m_menu, &MainMenu::quitWanted, this, &QWidget::close);
    connect(m_menu, &MainMenu::schemeWanted, this, &MainWindow::setScheme);
    connect(m_menu, &MainMenu::pageWanted, this, &MainWindow::showPage);
    connect(m_menu, &MainMenu::stepWanted, this, &MainWindow::step);
    connect(m_menu, &MainMenu::aboutWanted, this, &MainWindow::showAbout);
}

void MainWindow::recall()
{
    const WindowMemory memory = WindowMemory::read();
    resize(1600, 1000);
    restoreGeometry(memory.geometry);
    setScheme(memory.scheme);
    showPage(memory.page);
}

void MainWindow::remember() const
{
    WindowMemory { saveGeometry(), m_page, schemeId(theme::Theme::instance().choice()) }.write();
}

void MainWindow::showPage(const QString &id)
{
    const auto known = std::find_if(
        m_pages.begin(), m_pages.end(), [&id](const gallery::Page &page) { return page.id == id; });
    m_page = known == m_pages.end() ? (m_page.isEmpty() ? m_pages.first().id : m_page) : id;
    m_stack->setCurrentWidget(frameOf(m_page));
    m_sidebar->setPage(m_page);
    m_menu->setPage(m_page);
    showAbilities();
}

PageFrame *MainWindow::frameOf(const QString &id)
{
    if (PageFrame *made = m_frames.value(id))
        return made;
    const auto page = std::find_if(
        m_pages.begin(), m_pages.end(), [&id](const gallery::Page &one) { return one.id == id; });
    const gallery::PageContext context { m_lab, m_quit, [this](const QString &text) { say(text); } };
    auto *frame = new PageFrame(*page, context, m_pages.size() > 1, m_stack);
    frame->setCompact(m_compact);
    connect(frame, &PageFrame::stepWanted, this, &MainWindow::step);
    connect(&frame->view(), &gallery::PageView::abilitiesChanged, this, &MainWindow::showAbilities);
    m_stack->addWidget(frame);
    m_frames.insert(id, frame);
    return frame;
}

gallery::PageView *MainWindow::view() const
{
    return &m_frames[m_page]->view();
}

void MainWindow::step(int by)
{
    const qsizetype count = m_pages.size();
    for (qsizetype i = 0; i < count; ++i) {
        if (m_pages[i].id == m_page)
            return showPage(m_pages[(i + by + count) % count].id);
    }
}

void MainWindow::setScheme(const QString &scheme)
{
    const theme::Theme::Choice choice = schemeChoice(scheme);
    theme::Theme::instance().setChoice(choice);
    m_menu->setScheme(schemeId(choice));
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    setCompact(width() < metrics::compactBelow);
}

void MainWindow::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    m_sidebar->setRail(compact);
    m_vitals->setCompact(compact);
    for (PageFrame *frame : std::as_const(m_frames))
        frame->setCompact(compact);
}

void MainWindow::showAbilities()
{
    m_menu->setAbilities(*view());
}

void MainWindow::say(const QString &text)
{
    m_status->say(text);
}

void MainWindow::showAbout()
{
    auto *about
        = new QMessageBox(QMessageBox::NoIcon, tr("About Thaw"), aboutText(), QMessageBox::Close, this);
    about->setObjectName(QStringLiteral("about"));
    about->setAttribute(Qt::WA_DeleteOnClose);
    about->open();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    event->ignore(); // ended() says when it is over
    hide();
    if (m_closing)
        return;
    m_closing = true;
    remember();
    m_scope.spawn(endEverything());
}

tasks::Task<> MainWindow::endEverything()
{
    for (PageFrame *frame : std::as_const(m_frames)) {
        try {
            co_await frame->view().leave();
        } catch (const std::exception &error) {
            qWarning("%s", error.what()); // the window must end nevertheless
        }
    }
    // Whoever hears of it may destroy this window, which owns the coroutine that runs here.
    QMetaObject::invokeMethod(this, &MainWindow::ended, Qt::QueuedConnection);
}

// Files of /proc and /sys: quick, but not for the thread that must never wait.
tasks::Task<> MainWindow::readEnvironment()
{
    qt::LoopThread reader("thaw-machine");
    if (!reader.ok())
        co_return;
    co_await tasks::resumeOn(reader.executor());
    const measure::Environment environment = measure::Environment::read();
    co_await tasks::resumeOn(m_lab.home());
    m_sidebar->setEnvironment(environment);
}

} // namespace thaw::window
