// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/lag_ledger.h"

#include <algorithm>

namespace thaw::monitor {

LagLedger::LagLedger(TimePoint begin, Duration threshold, Duration patience)
    : m_threshold(threshold)
    , m_patience(patience)
    , m_awakeAt(begin)
{
}

void LagLedger::due(const AccountedMoment &moment)
{
    if (m_pending.empty())
        m_accountAtOldest = moment.account;
    m_pending.push_back(moment.at);
}

void LagLedger::handled(const AccountedMoment &moment)
{
    if (m_pending.empty())
        return;
    if (const auto stall = detectStall({ m_pending.front(), m_accountAtOldest }, moment, m_threshold))
        m_stalls.push_back(*stall);
    for (const TimePoint due : m_pending)
        m_handled.push_back({ due, moment.at - due });
    m_pending.clear();
}

void LagLedger::awake(TimePoint at)
{
    m_awakeAt = at;
}

void LagLedger::absent(TimePoint from, TimePoint to)
{
    std::erase_if(m_handled, [&](const LagSample &s) { return s.lag > m_threshold && s.due + s.lag > from; });
    std::erase_if(m_stalls, [&](const Stall &s) { return s.end > from; });
    const std::size_t before = m_pending.size();
    std::erase_if(m_pending, [&](TimePoint due) { return to - due > m_threshold; });
    if (m_pending.size() != before)
        m_accountAtOldest.reset();
}

Duration LagLedger::waiting(TimePoint now) const
{
    return m_pending.empty() ? Duration::zero() : now - m_pending.front();
}

void LagLedger::drain(Settled &out, TimePoint now)
{
    const auto lagEnd = std::find_if_not(m_handled.begin(), m_handled.end(),
                                         [&](const LagSample &s) { return certain(s.due + s.lag); });
    out.lag.assign(m_handled.begin(), lagEnd);
    m_handled.erase(m_handled.begin(), lagEnd);

    const auto stallEnd = std::find_if_not(m_stalls.begin(), m_stalls.end(),
                                           [&](const Stall &s) { return certain(s.end); });
    out.stalls.assign(m_stalls.begin(), stallEnd);
    m_stalls.erase(m_stalls.begin(), stallEnd);

    if (!m_handled.empty())
        out.until = m_handled.front().due;
    else
        out.until = m_pending.empty() ? now : m_pending.front();
}

} // namespace thaw::monitor
