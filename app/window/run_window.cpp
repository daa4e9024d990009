// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/run_window.h"

#include "cli/interrupt.h"
#include "gallery/page_list.h"
#include "measure/lab.h"
#include "theme/theme.h"
#include "window/main_window.h"

#include <QApplication>

namespace thaw::window {

namespace {

struct CloseWindow {
    MainWindow &window;
    // Thread: the one that waits for signals.
    void operator()() const { QMetaObject::invokeMethod(&window, &QWidget::close, Qt::QueuedConnection); }
};

} // namespace

cli::ExitStatus runWindow(int &argc, char **argv, const WindowOptions &options)
{
    const cli::Interrupt interrupt;
    QApplication application(argc, argv);
    // Where settings are kept: "thaw/thaw.conf".
    QCoreApplication::setOrganizationName(QStringLiteral("thaw"));
    QCoreApplication::setApplicationName(QStringLiteral("thaw"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Thaw"));
    QGuiApplication::setQuitOnLastWindowClosed(false); // it hides first, and ends when all has ended
    theme::Theme::instance().install();

    measure::Lab lab;
    MainWindow window(lab, gallery::pageList(), interrupt.token());
    if (!options.page.isEmpty())
        window.showPage(options.page);
    QObject::connect(&window, &MainWindow::ended, &application, &QCoreApplication::quit);
    const std::stop_callback onInterrupt(interrupt.token(), CloseWindow { window });
    window.show();
    QApplication::exec();
    return interrupt.happened() ? cli::Interrupted : cli::Success;
}

} // namespace thaw::window
