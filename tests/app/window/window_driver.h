// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/run_table_model.h"
#include "measure/lab.h"
#include "window/main_window.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <memory>

namespace thaw::driver {

// How long a condition may take to come true. Generous: tests wait for it and judge nothing by it.
constexpr int patience_ms = 60'000;

// Settings, fonts and scheme of this test program alone; call first.
void prepare(const char *testName);

// The real window with all that is behind it, worked the way a user does: with mouse and keys.
class WindowDriver {
public:
    // Shown and exposed when this returns; check isReady().
    WindowDriver();
    // Closes it as a user does and waits until nothing runs any more.
    ~WindowDriver();

    bool isReady() const { return m_ready; }
    window::MainWindow &window() { return *m_window; }
    measure::Lab &lab() { return m_lab; }

    template <typename T = QWidget> T *find(const QString &name) const
    {
        return m_window->findChild<T *>(name);
    }
    void click(const QString &name);
    // Replaces what is in a field.
    void type(const QString &field, const QString &text);
    // Picks a word of a combo box by keys.
    void choose(const QString &combo, const QString &word);
    // Presses a shortcut on the window.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

    // Sets the parameters and presses Run; returns before the run ends.
    void run(const QString &strategy, int latency_ms);
    bool isRunning() const;
    int rows() const;
    QVariant value(int row, gallery::RunTableModel::Column column) const;
    QString text(const QString &label) const { return find<QLabel>(label)->text(); }
    bool isShown(const QString &name) const { return find(name)->isVisible(); }

    // Asks the program to end from another thread, as a signal does.
    void quit() { m_quit.request_stop(); }

    // Presses the window's close button; hasEnded() some time after.
    void close();
    bool hasEnded() const { return m_ended; }

private:
    std::stop_source m_quit;
    measure::Lab m_lab;
    std::unique_ptr<window::MainWindow> m_window;
    bool m_ready = false;
    bool m_ended = false;
};

} // namespace thaw::driver
