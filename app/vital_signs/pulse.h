// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "vital_signs/pulse_track.h"

#include <QTimer>
#include <QWidget>

namespace thaw::vital_signs {

// A dot that moves smoothly for as long as the thread is free; each frame leaves a tick, a
// freeze a hole with a red bar. Repaints what the dot left and reached, 60 times a second while
// it is visible.
// Thread: the UI thread. Lifetime: `clock` must outlive it.
class Pulse : public QWidget {
    Q_OBJECT

public:
    explicit Pulse(const base::Clock &clock = base::SteadyClock::instance(), QWidget *parent = nullptr);

    const PulseTrack &track() const { return m_track; }

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void beat();
    QRect rectOf(int from, int to) const;
    QRectF dot() const;
    QRectF slotRect(int i, double height) const;
    void paintTicks(QPainter *painter) const;
    void paintHoles(QPainter *painter) const;

    const base::Clock &m_clock;
    PulseTrack m_track;
    QTimer m_timer;
};

} // namespace thaw::vital_signs
