// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/time_window.h"

#include <QSignalSpy>
#include <QTest>

using namespace thaw;
using namespace std::chrono_literals;
using base::TimePoint;
using charts::TimeWindow;

class TestTimeWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_clock.set(TimePoint(1000s)); }
    void followsTheLastMinute();
    void zoomsToARunWithRoom();
    void returnsByZoomingOut();
    void movesByTenths();
    void saysWhatItShows();

private:
    base::ManualClock m_clock;
};

void TestTimeWindow::followsTheLastMinute()
{
    TimeWindow window(m_clock);
    QVERIFY(window.isFollowing());
    QCOMPARE(window.span().begin, TimePoint(940s));
    m_clock.advance(5s);
    QCOMPARE(window.span().begin, TimePoint(945s));
    QCOMPARE(window.span().end, TimePoint(1005s));
}

void TestTimeWindow::zoomsToARunWithRoom()
{
    TimeWindow window(m_clock);
    QSignalSpy changed(&window, &TimeWindow::changed);
    window.zoomTo(TimePoint(980s), TimePoint(988s));
    QCOMPARE(changed.count(), 1);
    QVERIFY(!window.isFollowing());
    QCOMPARE(window.span().begin, TimePoint(979s));
    QCOMPARE(window.span().end, TimePoint(989s));
    m_clock.advance(5s);
    QCOMPARE(window.span().end, TimePoint(989s)); // it stands still

    window.zoomTo(TimePoint(5s), TimePoint(5s)); // nothing to see there
    QCOMPARE(changed.count(), 1);
    window.zoomTo(TimePoint(5s), TimePoint(5s) + 1us);
    QVERIFY(window.span().length() >= 10ms);

    window.follow();
    QCOMPARE(changed.count(), 3);
    QVERIFY(window.isFollowing());
}

void TestTimeWindow::returnsByZoomingOut()
{
    TimeWindow window(m_clock);
    window.zoomOut();
    QVERIFY(window.isFollowing());
    window.zoomIn();
    QCOMPARE(window.span().length(), base::Duration(30s));
    QCOMPARE(window.span().end, TimePoint(1000s));
    window.zoomIn();
    QCOMPARE(window.span().begin, TimePoint(977500ms));
    QCOMPARE(window.span().end, TimePoint(992500ms));
    window.zoomOut();
    QVERIFY(!window.isFollowing());
    window.zoomOut();
    QVERIFY(window.isFollowing());
}

void TestTimeWindow::movesByTenths()
{
    TimeWindow window(m_clock);
    window.zoomTo(TimePoint(980s), TimePoint(988s));
    window.move(-1);
    QCOMPARE(window.span().begin, TimePoint(978s));
    window.move(2);
    QCOMPARE(window.span().begin, TimePoint(980s));
    window.follow();
    window.move(-2);
    QCOMPARE(window.span().begin, TimePoint(928s));
    window.move(2);
    QVERIFY(window.isFollowing());
}

void TestTimeWindow::saysWhatItShows()
{
    TimeWindow window(m_clock);
    QCOMPARE(window.words(), QStringLiteral("last 60 s"));
    window.zoomTo(TimePoint(980s), TimePoint(981s));
    QCOMPARE(window.words(), QStringLiteral("1.25 s, double-click for the last 60 s"));
}

QTEST_APPLESS_MAIN(TestTimeWindow)
#include "tst_time_window.moc"
