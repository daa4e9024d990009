// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"

namespace thaw::monitor {

using base::Duration;
using base::TimePoint;

// The moments begin, begin + interval, begin + 2 × interval, … A turn that comes late does not
// shift the ones behind it; those it missed are left out, since nothing was looked at then.
class TickSchedule {
public:
    TickSchedule(TimePoint begin, Duration interval)
        : m_next(begin)
        , m_interval(interval)
    {
    }

    TimePoint next() const { return m_next; }

    // A turn was taken at `now`: the next one is the first moment after both.
    void taken(TimePoint now)
    {
        const auto missed = now < m_next ? 0 : (now - m_next) / m_interval;
        m_next += (missed + 1) * m_interval;
    }

private:
    TimePoint m_next;
    Duration m_interval;
};

} // namespace thaw::monitor
