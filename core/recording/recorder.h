// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "monitor/sample_sink.h"
#include "recording/columns.h"
#include "recording/recording.h"
#include "recording/ring_buffer.h"

#include <cstdint>
#include <mutex>
#include <vector>

namespace thaw::recording {

// Which threads a chart counts.
enum class ThreadGroup {
    Demo, // those of what is demonstrated, the UI thread included
    Own, // Thaw's
    All,
};

// Keeps the newest samples of a monitor in ring buffers and gives out spans of them.
// Thread: every function from any thread; a lock is held for as long as a copy takes, or for
// columns, one pass over the samples of the span (60 000: about 0.1 ms).
class Recorder final : public monitor::SampleSink {
public:
    // Room for ten minutes of samples every 10 ms (or one minute of them each 1 ms), and
    // 10 000 stalls. The oldest are dropped. All the memory is taken at once.
    explicit Recorder(std::size_t sampleCapacity = 60'000, std::size_t stallCapacity = 10'000);

    void lag(const monitor::LagSample &sample) override;
    void stall(const monitor::Stall &stall) override;
    void threads(const monitor::ThreadSample &sample) override;

    // Samples due in [begin, end], the stalls that overlap it, and the thread counts in it
    // together with the last one before it (the count that held at its beginning).
    Recording cut(base::TimePoint begin, base::TimePoint end) const;

    // For charts, straight from the buffers: the lag in ms, each at the moment its event was
    // due, and the threads, in about `n` columns over [from, to).
    Columns lagColumns(base::TimePoint from, base::TimePoint to, int n) const;
    Columns threadColumns(ThreadGroup group, base::TimePoint from, base::TimePoint to, int n) const;
    // The stalls that overlap (from, to); one that only touches it does not.
    std::vector<monitor::Stall> stallsIn(base::TimePoint from, base::TimePoint to) const;

    // The newest of each, for vital signs; `found` is false before the first.
    template<typename T>
    struct Latest {
        T value {};
        bool found = false;
    };
    Latest<monitor::LagSample> latestLag() const;
    Latest<monitor::ThreadSample> latestThreads() const;
    // The longest of the stalls that ended after `since`; the first of equals.
    Latest<monitor::Stall> longestStallSince(base::TimePoint since) const;

    // Increases by one with every sample; tells a chart whether there is anything to draw.
    std::uint64_t revision() const;

private:
    mutable std::mutex m_mutex;
    RingBuffer<monitor::LagSample> m_lag;
    RingBuffer<monitor::ThreadSample> m_threads;
    RingBuffer<monitor::Stall> m_stalls;
    std::uint64_t m_revision = 0;
};

} // namespace thaw::recording
