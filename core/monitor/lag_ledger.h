// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "monitor/sample.h"
#include "monitor/stall_detector.h"

#include <deque>
#include <vector>

namespace thaw::monitor {

// The books of an open-loop probe: which events are due, which were handled and when.
// A pure state machine on the moments it is told; moments never go backwards.
//
// The sampler writes down what becomes due, the watched loop what it handled. Since a sampler
// that was itself stopped (SIGSTOP, suspend, a debugger) cannot tell a stall from its own
// absence, nothing that was handled during its absence leaves the ledger before it has come
// back and said what the absence was: awake() for "I am here", absent() for "that time must
// not count".
// Thread: one at a time; the owner locks. Each call takes time in proportion to what waits.
class LagLedger {
public:
    // `patience`: an answer more than this after the last sign of the sampler waits for it.
    LagLedger(TimePoint begin, Duration threshold, Duration patience);

    // An event became due, with the watched thread's account at that moment.
    void due(const AccountedMoment &moment);
    // The loop handled everything that was due.
    void handled(const AccountedMoment &moment);

    // The sampler is awake.
    void awake(TimePoint at);
    // Nobody watched from `from` to `to`: events that waited through it for longer than the
    // threshold, and their stalls, are left out.
    void absent(TimePoint from, TimePoint to);

    bool hasPending() const { return !m_pending.empty(); }
    // How long the oldest unhandled event has been waiting; zero when there is none.
    Duration waiting(TimePoint now) const;

    struct Settled {
        std::vector<LagSample> lag; // in order of their dues
        std::vector<Stall> stalls; // in order of time
        TimePoint until; // every event due before this was in this drain or an earlier one
    };
    // Moves out what is certain into `out`, replacing its content.
    void drain(Settled &out, TimePoint now);

private:
    bool certain(TimePoint handledAt) const { return handledAt - m_awakeAt <= m_patience; }

    Duration m_threshold;
    Duration m_patience;
    TimePoint m_awakeAt;
    std::vector<TimePoint> m_pending;
    std::optional<CpuReading> m_accountAtOldest;
    std::deque<LagSample> m_handled;
    std::deque<Stall> m_stalls;
};

} // namespace thaw::monitor
