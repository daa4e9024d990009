// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/metrics.h"
#include "theme/theme.h"
#include "window/sidebar.h"
#include "window_driver.h"

#include <QAction>
#include <QMenuBar>
#include <QSettings>

using namespace thaw;
using driver::patience_ms;

class TestWindowLook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { driver::prepare("tst_window_look"); }
    void fitsSmallWindows();
    void followsTheScheme();
    void remembersSizePageAndScheme();
    void survivesSettingsThatMakeNoSense();
    void saysWhatGoesAway();
};

namespace {

// The menu's action, "View/Dark": without mnemonics.
QAction *action(window::MainWindow &window, const QString &menu, const QString &text)
{
    for (QAction *top : window.menuBar()->actions()) {
        if (QString(top->text()).remove('&') != menu)
            continue;
        for (QAction *entry : top->menu()->actions()) {
            if (QString(entry->text()).remove('&') == text)
                return entry;
        }
    }
    return nullptr;
}

// The colour of the page, between the sidebar and its content.
QColor ground(driver::WindowDriver &thaw)
{
    const auto *sidebar = thaw.window().findChild<window::Sidebar *>();
    const QPoint point = sidebar->mapTo(&thaw.window(), QPoint(sidebar->width() + 4, sidebar->height() / 2));
    return thaw.window().grab().toImage().pixelColor(point);
}

} // namespace

void TestWindowLook::fitsSmallWindows()
{
    driver::WindowDriver thaw;
    auto *sidebar = thaw.window().findChild<window::Sidebar *>();
    thaw.window().resize(1400, 900);
    QTRY_COMPARE_WITH_TIMEOUT(sidebar->width(), theme::px(theme::metrics::sidebar), patience_ms);
    thaw.window().resize(1024, 700);
    QTRY_COMPARE_WITH_TIMEOUT(sidebar->width(), theme::px(theme::metrics::rail), patience_ms);
    QCOMPARE(thaw.window().size(), QSize(1024, 700));
    for (const char *name :
        { "run", "cancel", "export", "strategy.blocking", "param.timeout_ms", "vitalField" }) {
        QWidget *widget = thaw.find(name);
        const auto isInside = [&] {
            return thaw.window().rect().contains(
                QRect(widget->mapTo(&thaw.window(), QPoint()), widget->size()));
        };
        QVERIFY2(QTest::qWaitFor([&] { return widget->isVisible() && isInside(); }, patience_ms), name);
        QVERIFY2(widget->width() >= widget->minimumSizeHint().width(), name);
    }
    thaw.window().resize(1400, 900);
    QTRY_COMPARE_WITH_TIMEOUT(sidebar->width(), theme::px(theme::metrics::sidebar), patience_ms);
}

void TestWindowLook::followsTheScheme()
{
    driver::WindowDriver thaw;
    const std::pair<const char *, theme::Scheme> schemes[] = { { "Dark", theme::Scheme::Dark },
        { "Light", theme::Scheme::Light }, { "Dark", theme::Scheme::Dark } };
    for (const auto &[name, scheme] : schemes) {
        action(thaw.window(), "View", name)->trigger();
        QCOMPARE(theme::Theme::instance().scheme(), scheme);
        QTRY_COMPARE_WITH_TIMEOUT(ground(thaw), theme::colour(theme::Role::Page, scheme), patience_ms);
    }
    action(thaw.window(), "View", "As the system")->trigger();
    QCOMPARE(theme::Theme::instance().choice(), theme::Theme::Choice::System);
}

void TestWindowLook::remembersSizePageAndScheme()
{
    QSize size;
    {
        driver::WindowDriver thaw;
        thaw.window().resize(1111, 777);
        QTRY_COMPARE_WITH_TIMEOUT(thaw.window().size(), QSize(1111, 777), patience_ms);
        action(thaw.window(), "View", "Dark")->trigger();
        size = thaw.window().size();
    }
    theme::Theme::instance().setChoice(theme::Theme::Choice::Light);
    driver::WindowDriver again;
    QTRY_COMPARE_WITH_TIMEOUT(again.window().size(), size, patience_ms);
    QCOMPARE(again.window().page(), "freeze-thaw");
    QCOMPARE(theme::Theme::instance().choice(), theme::Theme::Choice::Dark);
    QVERIFY(action(again.window(), "View", "Dark")->isChecked());
}

void TestWindowLook::survivesSettingsThatMakeNoSense()
{
    QSettings settings;
    settings.setValue("window/geometry", QByteArray("nonsense"));
    settings.setValue("window/page", "no such page");
    settings.setValue("window/scheme", "purple");
    settings.sync();
    driver::WindowDriver thaw;
    QVERIFY(thaw.isReady());
    QCOMPARE(thaw.window().page(), "freeze-thaw");
    QCOMPARE(theme::Theme::instance().choice(), theme::Theme::Choice::System);
}

void TestWindowLook::saysWhatGoesAway()
{
    driver::WindowDriver thaw;
    QVERIFY(!thaw.isShown("status"));
    thaw.window().say("a word");
    QVERIFY(thaw.isShown("status"));
    QCOMPARE(thaw.text("status"), "a word");
    QTRY_VERIFY_WITH_TIMEOUT(!thaw.isShown("status"), patience_ms);
}

QTEST_MAIN(TestWindowLook)
#include "tst_window_look.moc"
