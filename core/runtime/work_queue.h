// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/work_item.h"

namespace thaw::runtime {

// First in, first out, linked through the items themselves; any item leaves in constant time.
// Thread: none of its own; the owner locks.
class WorkQueue {
public:
    bool empty() const { return m_first == nullptr; }

    void push(WorkItem &item)
    {
        item.previous = m_last;
        item.next = nullptr;
        item.queued = true;
        (m_last ? m_last->next : m_first) = &item;
        m_last = &item;
    }

    // The oldest, or nullptr.
    WorkItem *pop()
    {
        WorkItem *const item = m_first;
        if (item)
            remove(*item);
        return item;
    }

    // False when the item is not queued. It must be in this queue or in none.
    bool remove(WorkItem &item)
    {
        if (!item.queued)
            return false;
        (item.previous ? item.previous->next : m_first) = item.next;
        (item.next ? item.next->previous : m_last) = item.previous;
        item.next = item.previous = nullptr;
        item.queued = false;
        return true;
    }

private:
    WorkItem *m_first = nullptr;
    WorkItem *m_last = nullptr;
};

} // namespace thaw::runtime
