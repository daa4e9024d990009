// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "runtime/manual_timers.h"

namespace thaw::runtime {

bool ManualTimers::add(TimerNode &node, const std::atomic<bool> &unless)
{
    const std::lock_guard lock(m_mutex);
    if (unless)
        return false;
    m_queue.add(node);
    return true;
}

bool ManualTimers::remove(TimerNode &node)
{
    const std::lock_guard lock(m_mutex);
    return m_queue.remove(node);
}

void ManualTimers::advance(base::Duration by)
{
    const std::lock_guard lock(m_mutex);
    const base::TimePoint end = m_clock.now() + by;
    while (TimerNode *const node = m_queue.popDue(end)) {
        m_clock.set(std::max(m_clock.now(), node->due));
        node->target->post(*node->item);
    }
    m_clock.set(end);
}

bool ManualTimers::empty() const
{
    const std::lock_guard lock(m_mutex);
    return m_queue.empty();
}

} // namespace thaw::runtime
