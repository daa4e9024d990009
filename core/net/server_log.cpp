// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/server_log.h"

#include <algorithm>

namespace thaw::net {

void ServerLog::arrived(base::TimePoint at)
{
    const std::lock_guard lock(m_mutex);
    if (m_statistics.requests++ == 0)
        m_first = m_last = at;
    ++m_statistics.inFlight;
    m_statistics.peakInFlight = std::max(m_statistics.peakInFlight, m_statistics.inFlight);
}

void ServerLog::ended(base::TimePoint at, bool answered)
{
    const std::lock_guard lock(m_mutex);
    --m_statistics.inFlight;
    if (answered)
        ++m_statistics.answered;
    m_last = at;
}

void ServerLog::refused()
{
    const std::lock_guard lock(m_mutex);
    ++m_statistics.refused;
}

ServerStatistics ServerLog::statistics(base::TimePoint now) const
{
    const std::lock_guard lock(m_mutex);
    ServerStatistics result = m_statistics;
    result.span = (result.inFlight > 0 ? now : m_last) - m_first;
    return result;
}

} // namespace thaw::net
