// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <QFrame>
#include <QTimer>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QSlider;
QT_END_NAMESPACE

namespace thaw::monitor {
class LoopMonitor;
}
namespace thaw::recording {
class Recorder;
}

namespace thaw::vital_signs {

class Pulse;
class VitalFigure;

// The strip at the foot of the window that makes a freeze felt: a pulse that moves smoothly,
// a field to type in, a slider to drag, and the figures of the moment.
// For tests: "vitalPulse", "vitalLag", "vitalLongestStall", "vitalThreads" (their text() is
// what they show), "vitalField", "vitalSlider".
// Thread: the UI thread. Lifetime: monitor and recorder must outlive it.
class VitalSigns : public QFrame {
    Q_OBJECT

public:
    VitalSigns(
        const monitor::LoopMonitor &monitor, const recording::Recorder &recorder, QWidget *parent = nullptr);

    // Closer columns and fewer words, for windows below 1280.
    void setCompact(bool compact);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Column {
        QLabel *caption;
        QWidget *content; // below it
    };

    void lay();
    void place(int column, int left, int width);
    void refresh();
    void showLag();
    void showLongestStall();
    void showThreads();

    const monitor::LoopMonitor &m_monitor;
    const recording::Recorder &m_recorder;
    const base::Clock &m_clock = base::SteadyClock::instance(); // what the monitor's samples are on
    const base::TimePoint m_since;
    bool m_compact = false;
    Pulse *m_pulse;
    VitalFigure *m_lag;
    VitalFigure *m_longestStall;
    VitalFigure *m_threads;
    QLineEdit *m_field;
    QSlider *m_slider;
    QLabel *m_sliderValue;
    QList<Column> m_columns;
    QTimer m_refresh;
};

} // namespace thaw::vital_signs
