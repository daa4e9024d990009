// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tasks/task.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <stop_token>

namespace thaw::measure {
class Lab;
}

namespace thaw::gallery {

// What a page may use; all of it outlives the page.
struct PageContext {
    measure::Lab &lab;
    // Requested, maybe from another thread, when the program is told to end: stops also what
    // blocks the UI thread.
    std::stop_token quit;
    std::function<void(const QString &)> say; // a message in the window's status line, which goes away
};

// The widget of a page, as the window that shows it sees it. The base is a page with nothing to run.
// Thread: the UI thread.
class PageView : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual bool canRun() const { return false; }
    virtual bool canCancel() const { return false; }
    virtual bool canExport() const { return false; }
    virtual void run() { }
    virtual void cancel() { }
    virtual void startExport() { }

    // Below 1280 px of window the page saves room.
    virtual void setCompact(bool) { }

    // Cancels what goes on and ends when nothing of the page is left running.
    // Lifetime: the page must not be destroyed before that.
    virtual tasks::Task<> leave() { co_return; }

Q_SIGNALS:
    // One of the can… answers may differ now.
    void abilitiesChanged();
};

// A page of the gallery: one line in page_list.cpp.
// Texts are marked QT_TRANSLATE_NOOP("pages", …).
struct Page {
    QString id; // "freeze-thaw"
    const char *title;
    const char *group; // heading in the sidebar
    QString icon; // of theme::icon()
    const char *lesson; // one line: what there is to learn
    PageView *(*make)(const PageContext &context, QWidget *parent);
};

} // namespace thaw::gallery
