// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/clock.h"

namespace thaw::base {

Clock::~Clock() = default;

TimePoint SteadyClock::now() const
{
    return std::chrono::steady_clock::now();
}

const SteadyClock &SteadyClock::instance()
{
    static const SteadyClock clock;
    return clock;
}

TimePoint ManualClock::now() const
{
    return m_now.load();
}

void ManualClock::advance(Duration by)
{
    m_now.store(m_now.load() + by);
}

void ManualClock::set(TimePoint to)
{
    m_now.store(to);
}

} // namespace thaw::base
