// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "recording/lag_summary.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace thaw::recording {

namespace {

using base::Duration;

constexpr Duration countedStall = std::chrono::milliseconds(50);

// A lag, and for how long it stood.
struct Stood {
    Duration lag;
    Duration time;
};

std::vector<Stood> standing(const Recording &recording)
{
    std::vector<Stood> stood;
    stood.reserve(recording.lag.size());
    for (std::size_t i = 0; i < recording.lag.size(); ++i) {
        const monitor::LagSample &sample = recording.lag[i];
        const base::TimePoint until = i + 1 < recording.lag.size() ? recording.lag[i + 1].due : recording.end;
        stood.push_back({ sample.lag, std::max(until - sample.due, Duration::zero()) });
    }
    std::sort(stood.begin(), stood.end(), [](const Stood &a, const Stood &b) { return a.lag < b.lag; });
    return stood;
}

// The least lag such that it and those below it stood for `percent` of the time; in whole
// nanoseconds, since a sum of fractions may miss the rank it should reach.
double percentile_ms(std::span<const Stood> byLag, Duration total, int percent)
{
    Duration time {};
    for (const Stood &stood : byLag) {
        time += stood.time;
        if (time.count() > 0 && 100 * time >= percent * total)
            return base::toMs(stood.lag);
    }
    return byLag.empty() ? 0 : base::toMs(byLag.back().lag);
}

void summariseLag(const Recording &recording, LagSummary &summary)
{
    const std::vector<Stood> byLag = standing(recording);
    const Duration total = std::accumulate(byLag.begin(), byLag.end(), Duration::zero(),
                                           [](Duration sum, const Stood &s) { return sum + s.time; });
    summary.p50_ms = percentile_ms(byLag, total, 50);
    summary.p99_ms = percentile_ms(byLag, total, 99);
    summary.max_ms = byLag.empty() ? 0 : base::toMs(byLag.back().lag);
}

void summariseStalls(const Recording &recording, LagSummary &summary)
{
    for (const monitor::Stall &stall : recording.stalls) {
        if (stall.programsPart() <= countedStall)
            continue;
        ++summary.stallsOver50ms;
        summary.longestStall_ms = std::max(summary.longestStall_ms, base::toMs(stall.length()));
    }
}

} // namespace

LagSummary summarise(const Recording &recording)
{
    LagSummary summary;
    summariseLag(recording, summary);
    summariseStalls(recording, summary);
    for (const monitor::ThreadSample &sample : recording.threads)
        summary.threadsPeak = std::max(summary.threadsPeak, sample.demo());
    return summary;
}

} // namespace thaw::recording
