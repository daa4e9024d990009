// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "runtime/timer_service.h"

#include "base/own_threads.h"

namespace thaw::runtime {

TimerService::TimerService()
    : m_thread([this] { loop(); })
{
}

TimerService::~TimerService()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ending = true;
    }
    m_changed.notify_one();
    m_thread.join();
}

base::TimePoint TimerService::now() const
{
    return base::SteadyClock::instance().now();
}

bool TimerService::add(TimerNode &node, const std::atomic<bool> &unless)
{
    bool earliest = false;
    {
        const std::lock_guard lock(m_mutex);
        if (unless)
            return false;
        const auto next = m_queue.nextDue();
        earliest = !next || node.due < *next;
        m_queue.add(node);
    }
    if (earliest)
        m_changed.notify_one();
    return true;
}

bool TimerService::remove(TimerNode &node)
{
    const std::lock_guard lock(m_mutex);
    return m_queue.remove(node);
}

void TimerService::loop()
{
    const base::OwnThread mark("thaw-timers");
    std::unique_lock lock(m_mutex);
    while (!m_ending) {
        postDue(now());
        if (const auto next = m_queue.nextDue())
            m_changed.wait_until(lock, *next);
        else
            m_changed.wait(lock);
    }
}

// With the lock held, so that after a remove() that came too late the item is in the target's
// queue for certain, where withdraw() finds it.
void TimerService::postDue(base::TimePoint now)
{
    while (TimerNode *const node = m_queue.popDue(now))
        node->target->post(*node->item);
}

} // namespace thaw::runtime
