// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"

#include <mutex>

namespace thaw::net {

// What a server did, by its own clock.
struct ServerStatistics {
    int requests = 0; // that arrived whole
    int answered = 0; // that got what the kind of answer has for them
    int inFlight = 0; // arrived and not ended
    int peakInFlight = 0;
    int refused = 0; // connections over the limit
    // From the first request's arrival to the end of the last one: its answer's last byte was
    // handed to the socket, or its client left. While one is in flight it goes on to "now".
    base::Duration span {};
};

// Keeps those statistics. Thread: any.
class ServerLog {
public:
    void arrived(base::TimePoint at);
    void ended(base::TimePoint at, bool answered);
    void refused();
    ServerStatistics statistics(base::TimePoint now) const;

private:
    mutable std::mutex m_mutex;
    ServerStatistics m_statistics;
    base::TimePoint m_first;
    base::TimePoint m_last;
};

} // namespace thaw::net
