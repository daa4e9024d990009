// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "qt/loop_executor.h"

#include <QCoreApplication>
#include <QEvent>
#include <QThread>
#include <utility>

namespace thaw::qt {

namespace {

QEvent::Type wakeType()
{
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

} // namespace

LoopExecutor::LoopExecutor() = default;

LoopExecutor::~LoopExecutor()
{
    while (runtime::WorkItem *const item = take())
        item->perform(*item, runtime::WorkItem::End::Dropped);
}

void LoopExecutor::post(runtime::WorkItem &item)
{
    const std::lock_guard lock(m_mutex);
    m_queue.push(item);
    // Under the lock: an item may be the last thing that keeps this executor alive.
    if (!std::exchange(m_woken, true))
        wake();
}

bool LoopExecutor::withdraw(runtime::WorkItem &item)
{
    const std::lock_guard lock(m_mutex);
    return m_queue.remove(item);
}

bool LoopExecutor::isCurrent() const
{
    return thread() == QThread::currentThread();
}

// Nothing but wake-ups is ever posted here.
void LoopExecutor::customEvent(QEvent *)
{
    runSlice();
}

runtime::WorkItem *LoopExecutor::take()
{
    const std::lock_guard lock(m_mutex);
    return m_queue.pop();
}

void LoopExecutor::runSlice()
{
    {
        const std::lock_guard lock(m_mutex);
        m_woken = false;
        // The next turn first: an item may enter a nested event loop, and the rest must not
        // wait for its end.
        if (!m_queue.empty()) {
            m_woken = true;
            wake();
        }
    }
    for (int i = 0; i < slice; ++i) {
        runtime::WorkItem *const item = take();
        if (!item)
            return;
        item->perform(*item, runtime::WorkItem::End::Run);
    }
}

void LoopExecutor::wake()
{
    QCoreApplication::postEvent(this, new QEvent(wakeType()));
}

} // namespace thaw::qt
