// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "monitor/loop_monitor.h"
#include "recording/recorder.h"

#include <QFrame>
#include <QTimer>

QT_BEGIN_NAMESPACE
class QLineEdit;
class QSlider;
QT_END_NAMESPACE

namespace thaw::vital_signs {

class Pulse;
class VitalFigure;

// The strip at the foot of the window that makes a freeze felt: a pulse that moves smoothly,
// a field to type in, a slider to drag, and the figures of the moment.
// For tests: "vitalPulse", "vitalLag", "vitalLongestStall", "vitalThreads", "vitalField",
// "vitalSlider"; the figures' accessible descriptions hold their text.
// Thread: the UI thread. Lifetime: monitor and recorder must outlive it.
class VitalSigns : public QFrame {
    Q_OBJECT

public:
    VitalSigns(const monitor::LoopMonitor &monitor, const recording::Recorder &recorder, QWidget *parent = nullptr);

    // Closer columns and shorter words, for windows below 1280.
    void setCompact(bool compact);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void refresh();

    const monitor::LoopMonitor &m_monitor;
    const recording::Recorder &m_recorder;
    base::TimePoint m_since;
    Pulse *m_pulse;
    VitalFigure *m_lag;
    VitalFigure *m_longestStall;
    VitalFigure *m_threads;
    QLineEdit *m_field;
    QSlider *m_slider;
    QTimer m_refresh;
};

} // namespace thaw::vital_signs
