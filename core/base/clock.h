// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>

namespace thaw::base {

using Duration = std::chrono::nanoseconds;
using TimePoint = std::chrono::time_point<std::chrono::steady_clock, Duration>;

// A steady clock that can be passed in, so that everything that measures or waits can be
// tested with exact values. Wall clocks are never used for measuring: they jump.
// Thread: now() may be called from any thread.
class Clock {
public:
    virtual ~Clock();
    virtual TimePoint now() const = 0;
};

// The system's monotonic clock.
class SteadyClock final : public Clock {
public:
    TimePoint now() const override;
    static const SteadyClock &instance();
};

// A clock that moves only when told, for tests.
class ManualClock final : public Clock {
public:
    TimePoint now() const override;
    void advance(Duration by);
    void set(TimePoint to);

private:
    std::atomic<TimePoint> m_now { TimePoint {} };
};

// Raw milliseconds, for the edges: charts, tables and files.
constexpr double toMs(Duration d) { return std::chrono::duration<double, std::milli>(d).count(); }
constexpr double toSeconds(Duration d) { return std::chrono::duration<double>(d).count(); }

} // namespace thaw::base
