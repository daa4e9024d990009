// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "strategies/strategy_list.h"
#include "theme/theme.h"
#include "window_driver.h"

#include <QRandomGenerator>
#include <QTemporaryDir>

using namespace thaw;
using driver::patience_ms;

// Thirty things done in a row in no sensible order; nothing breaks, and it works afterwards.
class TestWindowRandom : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { driver::prepare("tst_window_random"); }
    void anyOrderOfActions_data();
    void anyOrderOfActions();

private:
    void act(driver::WindowDriver &thaw, QRandomGenerator &random, const QString &folder);
};

void TestWindowRandom::anyOrderOfActions_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed : { 1u, 2u, 3u })
        QTest::addRow("seed %u", seed) << seed;
}

void TestWindowRandom::act(driver::WindowDriver &thaw, QRandomGenerator &random, const QString &folder)
{
    const auto &strategies = strategies::strategyList();
    switch (random.bounded(11)) {
    case 0:
    case 1:
        thaw.click("strategy." + strategies[random.bounded(int(strategies.size()))].id);
        break;
    case 2:
        thaw.type("param.latency_ms", QString::number(random.bounded(200)));
        break;
    case 3:
        thaw.type("param.requests", QString::number(random.bounded(4)));
        break;
    case 4:
    case 5:
        if (!thaw.isRunning())
            thaw.click("run");
        break;
    case 6:
        thaw.press(Qt::Key_Escape);
        break;
    case 7:
        thaw.window().resize(900 + random.bounded(700), 600 + random.bounded(400));
        break;
    case 8:
        theme::Theme::instance().setChoice(theme::Theme::Choice(random.bounded(3)));
        break;
    case 9:
        thaw.type("vitalField", "typing");
        break;
    case 10:
        if (thaw.find("export")->isEnabled()) {
            thaw.click("export");
            thaw.type("export.folder", folder);
            thaw.click("export.ok");
        }
        break;
    }
    QTest::qWait(random.bounded(30));
}

void TestWindowRandom::anyOrderOfActions()
{
    QFETCH(quint32, seed);
    QRandomGenerator random(seed);
    QTemporaryDir folder;
    driver::WindowDriver thaw;
    for (int i = 0; i < 30; ++i)
        act(thaw, random, folder.path());

    thaw.press(Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!thaw.isRunning(), patience_ms);
    const int before = thaw.rows();
    thaw.type("param.requests", "1");
    thaw.run("co-await", 10);
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), before + 1, patience_ms);
    QVERIFY(thaw.isShown("outcome"));
}

QTEST_MAIN(TestWindowRandom)
#include "tst_window_random.moc"
