// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QTimer>

namespace thaw::charts {

class TimelineChart;

// Keeps live charts moving: every 16 ms it lets at most one of them, in turn, take in what is
// new and repaint, and only those that are visible. Stands still while none is.
// Thread: the UI thread. Lifetime: charts may die before it.
class LiveDriver : public QObject {
    Q_OBJECT

public:
    LiveDriver(QList<TimelineChart *> charts, QObject *parent);

    bool isRunning() const { return m_timer.isActive(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void turn();
    void startOrStop();

    QList<TimelineChart *> m_charts;
    QTimer m_timer;
    qsizetype m_next = 0;
};

} // namespace thaw::charts
