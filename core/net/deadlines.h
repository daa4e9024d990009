// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "runtime/timer_queue.h"

#include <QObject>
#include <QTimer>
#include <functional>

namespace thaw::net {

// Calls back when nodes come due, never early; one timer for all of them.
// Thread: that of its construction, which runs an event loop.
class Deadlines : public QObject {
public:
    Deadlines(const base::Clock &clock, std::function<void(runtime::TimerNode &)> due);

    void add(runtime::TimerNode &node, base::TimePoint due);
    void remove(runtime::TimerNode &node); // also of one that is not in it

private:
    void expire();
    void rearm();

    const base::Clock &m_clock;
    const std::function<void(runtime::TimerNode &)> m_due;
    runtime::TimerQueue m_queue;
    QTimer m_timer;
};

} // namespace thaw::net
