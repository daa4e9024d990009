// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_driver.h"

#include "gallery/page_list.h"
#include "theme/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSettings>
#include <QStandardPaths>
#include <QTableView>

namespace thaw::driver {

void prepare(const char *testName)
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("thaw-test"));
    QCoreApplication::setApplicationName(QString::fromLatin1(testName));
    QGuiApplication::setQuitOnLastWindowClosed(false);
    QSettings().clear();
    theme::Theme::instance().install();
}

WindowDriver::WindowDriver()
    : m_window(std::make_unique<window::MainWindow>(m_lab, gallery::pageList(), m_quit.get_token()))
{
    QObject::connect(m_window.get(), &window::MainWindow::ended, [this] { m_ended = true; });
    m_window->show();
    m_ready = QTest::qWaitForWindowActive(m_window.get(), patience_ms);
}

WindowDriver::~WindowDriver()
{
    close();
    if (!QTest::qWaitFor([this] { return m_ended; }, patience_ms))
        qFatal("the window did not end");
}

void WindowDriver::click(const QString &name)
{
    QWidget *widget = find(name);
    if (!widget || !widget->isVisible())
        qFatal("nothing to click named %s", qPrintable(name));
    QTest::mouseClick(widget, Qt::LeftButton);
}

void WindowDriver::type(const QString &field, const QString &text)
{
    auto *edit = find<QLineEdit>(field);
    if (!edit)
        qFatal("no field named %s", qPrintable(field));
    QTest::mouseClick(edit, Qt::LeftButton);
    QTest::keyClick(edit, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(edit, Qt::Key_Delete);
    QTest::keyClicks(edit, text);
}

void WindowDriver::choose(const QString &combo, const QString &word)
{
    auto *box = find<QComboBox>(combo);
    if (!box || box->findText(word) < 0)
        qFatal("%s offers no %s", qPrintable(combo), qPrintable(word));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < box->findText(word); ++i)
        QTest::keyClick(box, Qt::Key_Down);
}

void WindowDriver::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window.get(), key, modifiers);
}

void WindowDriver::run(const QString &strategy, int latency_ms)
{
    click(QStringLiteral("strategy.") + strategy);
    type(QStringLiteral("param.latency_ms"), QString::number(latency_ms));
    click(QStringLiteral("run"));
}

bool WindowDriver::isRunning() const
{
    return find(QStringLiteral("cancel"))->isEnabled();
}

int WindowDriver::rows() const
{
    return find<QTableView>(QStringLiteral("runsTable"))->model()->rowCount();
}

QVariant WindowDriver::value(int row, gallery::RunTableModel::Column column) const
{
    return find<QTableView>(QStringLiteral("runsTable"))
        ->model()
        ->index(row, column)
        .data(gallery::RunTableModel::ValueRole);
}

void WindowDriver::close()
{
    m_window->close();
}

} // namespace thaw::driver
