// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/timers.h"

#include <optional>
#include <vector>

namespace thaw::runtime {

// The waits in order of their due times: a binary heap whose nodes know their places, so that
// any can leave in logarithmic time. Equal due times leave in the order they came only by
// chance. Pure: knows neither clock nor thread.
class TimerQueue {
public:
    void add(TimerNode &node);
    bool remove(TimerNode &node);

    // The earliest node due at or before `now`, taken out, or nullptr. Never one that is early.
    TimerNode *popDue(base::TimePoint now);

    std::optional<base::TimePoint> nextDue() const;
    bool empty() const { return m_heap.empty(); }

private:
    void put(std::size_t place, TimerNode *node);
    void siftUp(std::size_t place);
    void siftDown(std::size_t place);

    std::vector<TimerNode *> m_heap;
};

} // namespace thaw::runtime
