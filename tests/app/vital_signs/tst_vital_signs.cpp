// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "monitor/loop_monitor.h"
#include "recording/recorder.h"
#include "theme/theme.h"
#include "vital_signs/pulse.h"
#include "vital_signs/vital_signs.h"

#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QTest>

using namespace thaw;
using namespace std::chrono_literals;

class TestVitalSigns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { theme::Theme::instance().install(); }
    void beforeTheFirstSample();
    void showsTheLongestStallAndItsAge();
    void showsTheThreads();
    void saysLessWhenCompact();
    void everyControlHasAName();
    void theFieldTakesTextAndTheSliderMoves();
    void nothingOverlapsAtAnyWidth_data();
    void nothingOverlapsAtAnyWidth();
    void thePulseBeatsOnlyWhileSeen();
    void aBlockedThreadLeavesAHole();

private:
    recording::Recorder m_recorder;
    // What it sees goes elsewhere: these tests say what was recorded.
    recording::Recorder m_unused;
    monitor::LoopMonitor m_monitor { m_unused, {} };
};

namespace {

QString textOf(const QWidget &strip, const char *name)
{
    return strip.findChild<QLabel *>(QLatin1String(name))->text();
}

base::TimePoint now()
{
    return base::SteadyClock::instance().now();
}

} // namespace

void TestVitalSigns::beforeTheFirstSample()
{
    vital_signs::VitalSigns strip(m_monitor, m_recorder);
    QCOMPARE(textOf(strip, "vitalLongestStall"), QStringLiteral("none"));
    QCOMPARE(textOf(strip, "vitalThreads"), QStringLiteral(u"\u2013"));
    QVERIFY(textOf(strip, "vitalLag").endsWith(QLatin1String(" ms")));
}

void TestVitalSigns::showsTheLongestStallAndItsAge()
{
    vital_signs::VitalSigns strip(m_monitor, m_recorder);
    strip.show();
    const base::TimePoint end = now();
    m_recorder.stall({ end - 1003ms, end, 0ns, 0ns, 1003ms, true });
    m_recorder.stall({ end - 60ms, end, 0ns, 0ns, 60ms, true });
    QTRY_VERIFY(textOf(strip, "vitalLongestStall").startsWith(QStringLiteral(u"1\u202F003 ms, ")));
    QVERIFY(textOf(strip, "vitalLongestStall").endsWith(QLatin1String(" s ago")));
}

void TestVitalSigns::showsTheThreads()
{
    vital_signs::VitalSigns strip(m_monitor, m_recorder);
    strip.show();
    m_recorder.threads({ now(), 7, 4 });
    QTRY_COMPARE(textOf(strip, "vitalThreads"), QStringLiteral("3 demo  +  4 Thaw's own"));
}

void TestVitalSigns::saysLessWhenCompact()
{
    vital_signs::VitalSigns strip(m_monitor, m_recorder);
    m_recorder.threads({ now(), 7, 4 });
    strip.setCompact(true);
    QCOMPARE(textOf(strip, "vitalThreads"), QStringLiteral("3 + 4"));
    strip.setCompact(false);
    QCOMPARE(textOf(strip, "vitalThreads"), QStringLiteral("3 demo  +  4 Thaw's own"));
}

void TestVitalSigns::everyControlHasAName()
{
    vital_signs::VitalSigns strip(m_monitor, m_recorder);
    for (const char *name :
        { "vitalPulse", "vitalLag", "vitalLongestStall", "vitalThreads", "vitalField", "vitalSlider" }) {
        const auto *widget = strip.findChild<QWidget *>(QLatin1String(name));
        QVERIFY2(widget, name);
        QVERIFY2(!widget->accessibleName().isEmpty(), name);
    }
}

void TestVitalSigns::theFieldTakesTextAndTheSliderMoves()
{
    vital_signs::VitalSigns strip(m_monitor, m_recorder);
    strip.resize(1600, strip.height());
    strip.show();
    auto *field = strip.findChild<QLineEdit *>(QStringLiteral("vitalField"));
    QTest::mouseClick(field, Qt::LeftButton);
    QTest::keyClicks(field, QStringLiteral("still typing"));
    QCOMPARE(field->text(), QStringLiteral("still typing"));
    auto *slider = strip.findChild<QSlider *>(QStringLiteral("vitalSlider"));
    const int before = slider->value();
    QTest::keyClick(slider, Qt::Key_Right);
    QCOMPARE(slider->value(), before + 1);
}

void TestVitalSigns::nothingOverlapsAtAnyWidth_data()
{
    QTest::addColumn<int>("width");
    for (const int width : { 800, 1024, 1279, 1280, 1600, 2560 })
        QTest::addRow("%d", width) << width;
}

void TestVitalSigns::nothingOverlapsAtAnyWidth()
{
    QFETCH(int, width);
    vital_signs::VitalSigns strip(m_monitor, m_recorder);
    strip.setCompact(width < 1280);
    strip.resize(width, strip.height());
    strip.show();
    const auto parts = strip.findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (const QWidget *part : parts) {
        if (!part->isVisible())
            continue;
        QVERIFY2(strip.rect().contains(part->geometry()), qPrintable(part->objectName()));
        for (const QWidget *other : parts) {
            const bool apart
                = other == part || !other->isVisible() || !other->geometry().intersects(part->geometry());
            QVERIFY2(apart, qPrintable(part->objectName() + QLatin1Char(' ') + other->objectName()));
        }
    }
}

void TestVitalSigns::thePulseBeatsOnlyWhileSeen()
{
    vital_signs::Pulse pulse;
    pulse.resize(190, 14);
    pulse.show();
    QTRY_VERIFY(pulse.track().position() > 0);
    pulse.hide();
    QCOMPARE(pulse.track().position(), 0.);
    QTest::qWait(60);
    QCOMPARE(pulse.track().position(), 0.);
}

void TestVitalSigns::aBlockedThreadLeavesAHole()
{
    base::ManualClock clock;
    vital_signs::Pulse pulse(clock);
    pulse.resize(190, 14);
    pulse.show();
    clock.set(base::TimePoint(16ms));
    QTRY_VERIFY(pulse.track().slot(0) == vital_signs::PulseTrack::Slot::Tick);
    clock.advance(1s);
    QTRY_VERIFY(pulse.track().slot(1) == vital_signs::PulseTrack::Slot::Hole);
    const QImage image = pulse.grab().toImage();
    int red = 0;
    for (int x = 0; x < image.width(); ++x)
        red += image.pixelColor(x, 7) == theme::Theme::instance().colour(theme::Role::Stall);
    QVERIFY2(red > 190 / 3 - 20 && red < 190 / 3 + 5, qPrintable(QString::number(red))); // a second of three
}

QTEST_MAIN(TestVitalSigns)
#include "tst_vital_signs.moc"
