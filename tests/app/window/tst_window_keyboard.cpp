// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_driver.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>

using namespace thaw;
using driver::patience_ms;

// All of it can be worked without a mouse and without eyes.
class TestWindowKeyboard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { driver::prepare("tst_window_keyboard"); }
    void everyControlHasAName();
    void tabReachesEveryControl();
    void tabGoesDownThePage();
    void arrowsChooseTheStrategy();
    void exportByKeys();
};

namespace {

QList<QWidget *> controls(const QWidget &window)
{
    QList<QWidget *> found;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus)
            && !widget->focusProxy() && widget->window() == &window)
            found.append(widget);
    }
    return found;
}

QString nameOf(QWidget *widget)
{
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
    return accessible ? accessible->text(QAccessible::Name) : QString();
}

QString describe(const QWidget *widget)
{
    return QString::fromLatin1(widget->metaObject()->className()) + ' ' + widget->objectName();
}

// The widgets that Tab goes through, from where the focus is until it is there again.
QList<QWidget *> tabRound(window::MainWindow &window)
{
    QList<QWidget *> round;
    for (int i = 0; i < 200; ++i) {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &window, Qt::Key_Tab);
        QWidget *now = QApplication::focusWidget();
        if (round.contains(now))
            break;
        round.append(now);
    }
    return round;
}

void makeARun(driver::WindowDriver &thaw)
{
    thaw.run("co-await", 0);
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), 1, patience_ms);
}

} // namespace

void TestWindowKeyboard::everyControlHasAName()
{
    driver::WindowDriver thaw;
    for (QWidget *control : controls(thaw.window()))
        QVERIFY2(!nameOf(control).isEmpty(), qPrintable(describe(control)));
    makeARun(thaw);
    for (QWidget *control : controls(thaw.window()))
        QVERIFY2(!nameOf(control).isEmpty(), qPrintable(describe(control)));
}

void TestWindowKeyboard::tabReachesEveryControl()
{
    driver::WindowDriver thaw;
    QVERIFY(thaw.isReady());
    makeARun(thaw);
    const QList<QWidget *> round = tabRound(thaw.window());
    for (QWidget *control : controls(thaw.window()))
        QVERIFY2(round.contains(control), qPrintable(describe(control)));
}

void TestWindowKeyboard::tabGoesDownThePage()
{
    driver::WindowDriver thaw;
    QVERIFY(thaw.isReady());
    makeARun(thaw);
    thaw.find("param.workload")->setFocus();
    QStringList names;
    for (const QWidget *widget : tabRound(thaw.window()))
        names.append(widget->objectName());
    // Other controls stand between; these come in this order.
    qsizetype last = -1;
    for (const char *name :
        { "strategy.co-await", "param.latency_ms", "param.answer", "run", "try.0", "codeLeft", "codeRight",
            "lagChart", "threadsChart", "export", "runsTable", "vitalField", "vitalSlider" }) {
        const qsizetype at = names.indexOf(QLatin1String(name));
        QVERIFY2(at > last, qPrintable(QLatin1String(name) + QLatin1String(" in ") + names.join(u' ')));
        last = at;
    }
}

void TestWindowKeyboard::arrowsChooseTheStrategy()
{
    driver::WindowDriver thaw;
    auto *first = thaw.find<QPushButton>("strategy.blocking");
    QVERIFY(first->isChecked());
    first->setFocus();
    QTest::keyClick(first, Qt::Key_Right);
    QVERIFY(thaw.find<QPushButton>("strategy.qcoro")->isChecked());
}

void TestWindowKeyboard::exportByKeys()
{
    driver::WindowDriver thaw;
    makeARun(thaw);
    thaw.press(Qt::Key_E, Qt::ControlModifier);
    QWidget *dialog = thaw.find("exportDialog");
    QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
    for (QWidget *control : controls(*dialog))
        QVERIFY2(!nameOf(control).isEmpty(), qPrintable(describe(control)));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!thaw.find("exportDialog"), patience_ms);
    QVERIFY(thaw.find("export")->isEnabled());
}

QTEST_MAIN(TestWindowKeyboard)
#include "tst_window_keyboard.moc"
