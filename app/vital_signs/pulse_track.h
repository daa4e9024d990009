// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <cstdint>
#include <vector>

namespace thaw::vital_signs {

// What a pulse leaves behind: time laid round and round on a fixed number of slots. A frame
// leaves a tick in each slot since the one before; a silence longer than the threshold leaves
// holes instead. Plain values, so that it can be tested on any clock.
class PulseTrack {
public:
    enum class Slot { Empty, Tick, Hole };

    PulseTrack(int slotCount, base::Duration period, base::Duration threshold);

    // A frame was shown at `at`; not before the last one.
    void beat(base::TimePoint at);

    int slotCount() const { return static_cast<int>(m_slots.size()); }
    Slot slot(int i) const { return m_slots[static_cast<std::size_t>(i)]; }
    // Where the dot is, 0 to 1, and in which slot.
    double position() const { return m_position; }
    int current() const;

private:
    base::Duration m_period;
    base::Duration m_threshold;
    std::vector<Slot> m_slots;
    bool m_started = false;
    base::TimePoint m_first;
    base::TimePoint m_last;
    std::int64_t m_lastSlot = 0; // counted on, not round
    double m_position = 0;
};

} // namespace thaw::vital_signs
