// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/deadlines.h"

#include <algorithm>

namespace thaw::net {

Deadlines::Deadlines(const base::Clock &clock, std::function<void(runtime::TimerNode &)> due)
    : m_clock(clock)
    , m_due(std::move(due))
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Deadlines::expire);
}

void Deadlines::add(runtime::TimerNode &node, base::TimePoint due)
{
    m_queue.remove(node);
    const auto before = m_queue.nextDue();
    node.due = due;
    m_queue.add(node);
    if (!before || due < *before)
        rearm();
}

void Deadlines::remove(runtime::TimerNode &node)
{
    // The timer may now fire for nothing, once; that is cheaper than to set it anew.
    m_queue.remove(node);
}

void Deadlines::expire()
{
    // One reading for the whole batch; what is added meanwhile waits for the next turn.
    const base::TimePoint now = m_clock.now();
    while (runtime::TimerNode *const node = m_queue.popDue(now))
        m_due(*node);
    rearm();
}

void Deadlines::rearm()
{
    const auto next = m_queue.nextDue();
    if (!next)
        return;
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(*next - m_clock.now());
    m_timer.start(std::max(left, std::chrono::milliseconds(0)));
}

} // namespace thaw::net
