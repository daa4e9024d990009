// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "recording/recorder.h"

#include <QList>
#include <QObject>
#include <QTimer>

namespace thaw::charts {

class TimelineChart;

// Keeps live charts moving: every 16 ms it lets one of them, in turn, take in what is new, and
// only charts that are visible and whose picture would differ. Stands still with them.
// Thread: the UI thread. Lifetime: `recorder` must outlive it; charts may die before.
class LiveDriver : public QObject {
    Q_OBJECT

public:
    LiveDriver(const recording::Recorder &recorder, QList<TimelineChart *> charts, QObject *parent);

    bool isRunning() const { return m_timer.isActive(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void turn();
    void startOrStop();

    const recording::Recorder &m_recorder;
    QList<TimelineChart *> m_charts;
    QTimer m_timer;
    qsizetype m_next = 0;
};

} // namespace thaw::charts
