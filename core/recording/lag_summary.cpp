// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "recording/lag_summary.h"

#include <algorithm>
#include <vector>

namespace thaw::recording {

namespace {

using base::Duration;

constexpr Duration countedStall = std::chrono::milliseconds(50);

// How the time that was spent at or below a lag grows with the lag: from here on by `slope` for
// each unit of it, and at once by `jump`.
struct Edge {
    Duration lag;
    int slope;
    Duration jump;
};

struct TimeByLag {
    std::vector<Edge> edges; // by lag
    Duration total {};
};

// Adds what a sample says of the time until `until`. When the next event was due before this one
// was handled, all those between wait for the same moment, and the lag falls as time passes;
// otherwise the sample is all that is known, and stands.
void add(TimeByLag &times, const monitor::LagSample &sample, Duration until)
{
    if (until <= sample.lag) {
        times.edges.push_back({ sample.lag - until, +1, {} });
        times.edges.push_back({ sample.lag, -1, {} });
    } else {
        times.edges.push_back({ sample.lag, 0, until });
    }
    times.total += until;
}

TimeByLag timeByLag(const Recording &recording)
{
    TimeByLag times;
    for (std::size_t i = 0; i < recording.lag.size(); ++i) {
        const monitor::LagSample &sample = recording.lag[i];
        const base::TimePoint until = i + 1 < recording.lag.size() ? recording.lag[i + 1].due : recording.end;
        add(times, sample, std::max(until - sample.due, Duration::zero()));
    }
    std::sort(times.edges.begin(), times.edges.end(), [](const Edge &a, const Edge &b) { return a.lag < b.lag; });
    return times;
}

// The least lag such that it and what is below it took `percent` of the time; in whole
// nanoseconds, since a sum of fractions may miss the rank it should reach.
double percentile_ms(const TimeByLag &times, int percent)
{
    const Duration wanted = (percent * times.total + Duration(99)) / 100;
    Duration time {};
    Duration lag {};
    int slope = 0;
    for (const Edge &edge : times.edges) {
        const Duration grown = time + slope * (edge.lag - lag);
        if (slope > 0 && grown >= wanted)
            return base::toMs(lag + (wanted - time + Duration(slope - 1)) / slope);
        time = grown + edge.jump;
        lag = edge.lag;
        slope += edge.slope;
        if (time.count() > 0 && time >= wanted)
            break;
    }
    return base::toMs(lag);
}

void summariseLag(const Recording &recording, LagSummary &summary)
{
    const TimeByLag times = timeByLag(recording);
    summary.p50_ms = percentile_ms(times, 50);
    summary.p99_ms = percentile_ms(times, 99);
    summary.max_ms = times.edges.empty() ? 0 : base::toMs(times.edges.back().lag);
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
