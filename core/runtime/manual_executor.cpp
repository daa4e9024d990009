// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "runtime/manual_executor.h"

namespace thaw::runtime {

ManualExecutor::ManualExecutor()
    : m_thread(std::this_thread::get_id())
{
}

ManualExecutor::~ManualExecutor()
{
    while (WorkItem *const item = m_queue.pop())
        item->perform(*item, WorkItem::End::Dropped);
}

void ManualExecutor::post(WorkItem &item)
{
    const std::lock_guard lock(m_mutex);
    m_queue.push(item);
}

bool ManualExecutor::withdraw(WorkItem &item)
{
    const std::lock_guard lock(m_mutex);
    return m_queue.remove(item);
}

bool ManualExecutor::isCurrent() const
{
    const std::lock_guard lock(m_mutex);
    return m_thread == std::this_thread::get_id();
}

void ManualExecutor::adopt()
{
    const std::lock_guard lock(m_mutex);
    m_thread = std::this_thread::get_id();
}

bool ManualExecutor::runOne()
{
    WorkItem *item = nullptr;
    {
        const std::lock_guard lock(m_mutex);
        item = m_queue.pop();
    }
    if (item)
        item->perform(*item, WorkItem::End::Run);
    return item != nullptr;
}

std::size_t ManualExecutor::runAll()
{
    std::size_t count = 0;
    while (runOne())
        ++count;
    return count;
}

} // namespace thaw::runtime
