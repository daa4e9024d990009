// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vital_signs/pulse_track.h"

#include <algorithm>

namespace thaw::vital_signs {

PulseTrack::PulseTrack(int slotCount, base::Duration period, base::Duration threshold)
    : m_period(period)
    , m_threshold(threshold)
    , m_slots(static_cast<std::size_t>(slotCount), Slot::Empty)
{
}

int PulseTrack::current() const
{
    return std::min(static_cast<int>(m_position * slotCount()), slotCount() - 1);
}

void PulseTrack::beat(base::TimePoint at)
{
    if (!m_started) {
        m_first = m_last = at;
        m_started = true;
    }
    const base::Duration since = at - m_first;
    const std::int64_t now = since * slotCount() / m_period;
    const Slot left = at - m_last > m_threshold ? Slot::Hole : Slot::Tick;
    // More than once round covers every slot.
    for (std::int64_t i = std::max(m_lastSlot + 1, now - slotCount()); i < now; ++i)
        m_slots[static_cast<std::size_t>(i % slotCount())] = left;
    m_slots[static_cast<std::size_t>(now % slotCount())] = Slot::Tick;
    m_last = at;
    m_lastSlot = now;
    m_position = std::chrono::duration<double>(since % m_period) / m_period;
}

} // namespace thaw::vital_signs
