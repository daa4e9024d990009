// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "runtime/timer_queue.h"

namespace thaw::runtime {

Timers::~Timers() = default;

void TimerQueue::add(TimerNode &node)
{
    m_heap.push_back(&node);
    node.place = m_heap.size() - 1;
    siftUp(node.place);
}

bool TimerQueue::remove(TimerNode &node)
{
    if (node.place == TimerNode::nowhere)
        return false;
    const std::size_t place = node.place;
    TimerNode *const last = m_heap.back();
    m_heap.pop_back();
    node.place = TimerNode::nowhere;
    if (last != &node) {
        put(place, last);
        siftUp(place);
        siftDown(last->place);
    }
    return true;
}

TimerNode *TimerQueue::popDue(base::TimePoint now)
{
    if (m_heap.empty() || m_heap.front()->due > now)
        return nullptr;
    TimerNode *const node = m_heap.front();
    remove(*node);
    return node;
}

std::optional<base::TimePoint> TimerQueue::nextDue() const
{
    if (m_heap.empty())
        return std::nullopt;
    return m_heap.front()->due;
}

void TimerQueue::put(std::size_t place, TimerNode *node)
{
    m_heap[place] = node;
    node->place = place;
}

void TimerQueue::siftUp(std::size_t place)
{
    TimerNode *const node = m_heap[place];
    while (place > 0 && node->due < m_heap[(place - 1) / 2]->due) {
        put(place, m_heap[(place - 1) / 2]);
        place = (place - 1) / 2;
    }
    put(place, node);
}

void TimerQueue::siftDown(std::size_t place)
{
    TimerNode *const node = m_heap[place];
    for (;;) {
        std::size_t child = 2 * place + 1;
        if (child >= m_heap.size())
            break;
        if (child + 1 < m_heap.size() && m_heap[child + 1]->due < m_heap[child]->due)
            ++child;
        if (m_heap[child]->due >= node->due)
            break;
        put(place, m_heap[child]);
        place = child;
    }
    put(place, node);
}

} // namespace thaw::runtime
