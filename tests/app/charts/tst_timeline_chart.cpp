// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_layout.h"
#include "charts/lag_chart.h"
#include "charts/live_driver.h"
#include "charts/threads_chart.h"
#include "theme/theme.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTest>

using namespace thaw;
using namespace thaw::charts;
using namespace std::chrono_literals;
using base::TimePoint;
using theme::Role;

class TestTimelineChart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void paintsWithoutThePool(); // first, since the rest may wake it
    void repaintsOncePerColumn();
    void showsAStallAsABand();
    void aGapIsNotDrawnOver();
    void axesStayWithoutData();
    void theGridFollowsTheSize_data();
    void theGridFollowsTheSize();
    void keysZoomAndReturn();
    void aDoubleClickReturns();
    void aZoomedChartStandsStill();
    void saysInWordsWhatItShows();
    void theDriverStopsWithItsCharts();
    void followsTheScheme();

private:
    void feed(base::Duration from, base::Duration to, base::Duration lag = 300us);

    base::ManualClock m_clock;
    std::unique_ptr<recording::Recorder> m_recorder;
    std::unique_ptr<TimeWindow> m_window;
};

namespace {

int pixelsOf(const QImage &image, const QColor &colour)
{
    int n = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            n += image.pixel(x, y) == colour.rgb();
    }
    return n;
}

QColor bandColour()
{
    const theme::Theme &look = theme::Theme::instance();
    return theme::blended(look.colour(Role::StallBand), look.colour(Role::Page));
}

int poolThreads()
{
    int n = 0;
    for (const QString &id :
        QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile name(QStringLiteral("/proc/self/task/%1/comm").arg(id));
        n += name.open(QIODevice::ReadOnly) && name.readAll().contains("pooled");
    }
    return n;
}

} // namespace

void TestTimelineChart::init()
{
    m_clock.set(TimePoint(1000s));
    m_recorder = std::make_unique<recording::Recorder>();
    m_window = std::make_unique<TimeWindow>(m_clock);
}

// Ages: from 60 s to 0 s is the whole chart.
void TestTimelineChart::feed(base::Duration from, base::Duration to, base::Duration lag)
{
    for (TimePoint at = m_clock.now() - from; at < m_clock.now() - to; at += 10ms) {
        m_recorder->lag({ at, lag });
        m_recorder->threads({ at, 7, 4 });
    }
}

void TestTimelineChart::repaintsOncePerColumn()
{
    LagChart chart(*m_recorder, *m_window);
    chart.resize(646, 200); // 600 columns of 100 ms
    chart.show();
    QVERIFY(!chart.refresh()); // nothing has happened since it was laid out
    m_clock.advance(99ms);
    QVERIFY(!chart.refresh());
    m_clock.advance(1ms);
    QVERIFY(chart.refresh());
    QVERIFY(!chart.refresh());
    chart.setRuns({ { TimePoint(990s), TimePoint(991s), 1, QStringLiteral("blocking"), Role::Stall } });
    QVERIFY(chart.refresh());
    QVERIFY(!chart.refresh());
}

void TestTimelineChart::showsAStallAsABand()
{
    feed(60s, 0s);
    LagChart chart(*m_recorder, *m_window);
    chart.resize(646, 200);
    QCOMPARE(pixelsOf(chart.grab().toImage(), bandColour()), 0);
    m_recorder->stall({ TimePoint(970s), TimePoint(971s), 0ns, 0ns, 1s, true });
    m_clock.advance(100ms);
    QVERIFY(chart.refresh());
    // Ten columns wide; the rest of the height is under curve, grid and marks.
    const int seen = pixelsOf(chart.grab().toImage(), bandColour());
    QVERIFY2(seen > 10 * 100 && seen < 10 * 200, qPrintable(QString::number(seen)));
}

void TestTimelineChart::aGapIsNotDrawnOver()
{
    feed(60s, 40s);
    feed(20s, 0s);
    LagChart chart(*m_recorder, *m_window);
    chart.resize(646, 200);
    const QImage image = chart.grab().toImage();
    const QColor ink = theme::Theme::instance().series(0);
    QVERIFY(pixelsOf(image.copy(44, 0, 190, 200), ink) >= 190);
    QCOMPARE(pixelsOf(image.copy(250, 0, 190, 200), ink), 0);
    QVERIFY(pixelsOf(image.copy(450, 0, 190, 200), ink) >= 190);
}

void TestTimelineChart::axesStayWithoutData()
{
    LagChart chart(*m_recorder, *m_window);
    chart.resize(646, 200);
    const QImage image = chart.grab().toImage();
    const theme::Theme &look = theme::Theme::instance();
    QCOMPARE(pixelsOf(image, look.series(0)), 0);
    QVERIFY(pixelsOf(image, look.colour(Role::Grid)) > 4 * 400);
    QVERIFY(pixelsOf(image, look.colour(Role::Axis)) > 500);
}

void TestTimelineChart::theGridFollowsTheSize_data()
{
    QTest::addColumn<QList<QSize>>("sizes");
    QTest::newRow("once") << QList<QSize> { { 646, 200 } };
    QTest::newRow("lower") << QList<QSize> { { 646, 300 }, { 646, 200 } };
    QTest::newRow("higher") << QList<QSize> { { 646, 120 }, { 646, 200 } };
    QTest::newRow("narrower") << QList<QSize> { { 900, 200 }, { 646, 200 } };
    QTest::newRow("to and fro") << QList<QSize> { { 900, 300 }, { 646, 200 }, { 500, 400 }, { 646, 200 } };
}

// Qt Charts lays axes out by itself; they must lie where our labels and curves do.
void TestTimelineChart::theGridFollowsTheSize()
{
    QFETCH(QList<QSize>, sizes);
    LagChart chart(*m_recorder, *m_window);
    for (const QSize size : sizes) {
        chart.resize(size);
        chart.grab(); // hands the size over
    }
    const QImage image = chart.grab().toImage();
    QList<int> rows;
    const QColor grid = theme::Theme::instance().colour(Role::Grid);
    for (int y = 0; y < image.height(); ++y) {
        if (image.pixelColor(47, y) == grid)
            rows.append(y);
    }
    // Five decades; the lowest is under the axis. The plot: 40 px above it, 20 below.
    const ChartLayout layout = layOut(QSizeF(646, 200), { {}, ValueScale::Kind::Log, {}, {}, {} });
    QCOMPARE(rows.size(), 4);
    for (int i = 0; i < 4; ++i) {
        const double y = layout.plot.top() + i * layout.plot.height() / 4;
        QVERIFY2(std::abs(rows[i] - y) <= 1,
            qPrintable(QStringLiteral("%1: %2, not %3").arg(i).arg(rows[i]).arg(y)));
    }
    QCOMPARE(
        image.pixelColor(645, qRound(layout.plot.bottom()) - 1), theme::Theme::instance().colour(Role::Page));
    QVERIFY(pixelsOf(image.copy(44, qRound(layout.plot.bottom()) - 1, 602, 3),
                theme::Theme::instance().colour(Role::Axis))
        >= 600);
}

void TestTimelineChart::keysZoomAndReturn()
{
    ThreadsChart chart(*m_recorder, *m_window);
    chart.resize(400, 200);
    QTest::keyClick(&chart, Qt::Key_Plus);
    QCOMPARE(m_window->span().length(), base::Duration(30s));
    QTest::keyClick(&chart, Qt::Key_Left);
    QCOMPARE(m_window->span().end, TimePoint(997s));
    QTest::keyClick(&chart, Qt::Key_Right);
    QCOMPARE(m_window->span().end, TimePoint(1000s));
    QTest::keyClick(&chart, Qt::Key_Plus);
    QTest::keyClick(&chart, Qt::Key_Minus);
    QCOMPARE(m_window->span().length(), base::Duration(30s));
    QTest::keyClick(&chart, Qt::Key_0);
    QVERIFY(m_window->isFollowing());
}

void TestTimelineChart::aDoubleClickReturns()
{
    LagChart chart(*m_recorder, *m_window);
    chart.resize(646, 200);
    m_window->zoomTo(TimePoint(980s), TimePoint(981s));
    QTest::mouseDClick(chart.viewport(), Qt::LeftButton, {}, QPoint(300, 100));
    QVERIFY(m_window->isFollowing());
}

void TestTimelineChart::aZoomedChartStandsStill()
{
    LagChart chart(*m_recorder, *m_window);
    chart.resize(646, 200);
    chart.show();
    m_window->zoomTo(TimePoint(980s), TimePoint(981s));
    QVERIFY(chart.refresh());
    m_clock.advance(50ms);
    QVERIFY(!chart.refresh());
    m_clock.advance(50ms); // what comes late is still taken in
    QVERIFY(chart.refresh());
    m_clock.advance(10s);
    QVERIFY(!chart.refresh());
}

void TestTimelineChart::saysInWordsWhatItShows()
{
    feed(60s, 0s);
    LagChart lag(*m_recorder, *m_window);
    ThreadsChart threads(*m_recorder, *m_window);
    lag.resize(646, 200);
    lag.show();
    QCOMPARE(lag.accessibleName(), QStringLiteral("Loop lag, ms"));
    QCOMPARE(lag.summary(), QStringLiteral("last 60 s: greatest lag 0.3 ms, no stall"));
    QCOMPARE(threads.summary(), QStringLiteral("last 60 s: at most 3 of the demo, 4 of Thaw's own"));
    m_recorder->stall({ TimePoint(970s), TimePoint(971s), 0ns, 0ns, 1s, true });
    m_clock.advance(1s);
    QVERIFY(lag.refresh());
    QCOMPARE(lag.accessibleDescription(), lag.summary());
    QVERIFY(lag.accessibleDescription().contains(QStringLiteral(u"1\u202F000 ms")));
}

void TestTimelineChart::theDriverStopsWithItsCharts()
{
    auto chart = std::make_unique<LagChart>(*m_recorder, *m_window);
    LiveDriver driver({ chart.get() }, nullptr);
    QVERIFY(!driver.isRunning());
    chart->show();
    QTRY_VERIFY(driver.isRunning());
    chart->hide();
    QTRY_VERIFY(!driver.isRunning());
    chart->show();
    QTRY_VERIFY(driver.isRunning());
    chart.reset();
    QVERIFY(!driver.isRunning());
}

void TestTimelineChart::followsTheScheme()
{
    feed(60s, 0s);
    LagChart chart(*m_recorder, *m_window);
    chart.resize(646, 200);
    theme::Theme::instance().setChoice(theme::Theme::Choice::Dark);
    const QImage dark = chart.grab().toImage();
    QCOMPARE(dark.pixelColor(1, 199), theme::colour(Role::Page, theme::Scheme::Dark));
    QVERIFY(pixelsOf(dark, theme::seriesColour(0, theme::Scheme::Dark)) > 500);
    theme::Theme::instance().setChoice(theme::Theme::Choice::System);
    QCOMPARE(chart.grab().toImage().pixelColor(1, 199), theme::colour(Role::Page, theme::Scheme::Light));
}

// Threads that painting starts would be counted as the demo's.
void TestTimelineChart::paintsWithoutThePool()
{
    feed(60s, 0s);
    m_recorder->stall({ TimePoint(960s), TimePoint(990s), 0ns, 0ns, 30s, true });
    LagChart chart(*m_recorder, *m_window);
    chart.resize(900, 600);
    QVERIFY(pixelsOf(chart.grab().toImage(), bandColour()) > 100'000);
    QCOMPARE(poolThreads(), 0);
}

QTEST_MAIN(TestTimelineChart)
#include "tst_timeline_chart.moc"
