// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "recording/recorder.h"

namespace thaw::recording {

namespace {

using base::TimePoint;
using monitor::LagSample;
using monitor::Stall;
using monitor::ThreadSample;

TimePoint momentOf(const LagSample &sample) { return sample.due; }
TimePoint momentOf(const ThreadSample &sample) { return sample.at; }

template<typename Sample>
std::size_t firstFrom(const RingBuffer<Sample> &samples, TimePoint begin)
{
    return samples.partitionPoint([begin](const Sample &s) { return momentOf(s) < begin; });
}

template<typename Sample>
std::size_t firstAfter(const RingBuffer<Sample> &samples, TimePoint end)
{
    return samples.partitionPoint([end](const Sample &s) { return momentOf(s) <= end; });
}

template<typename T>
std::vector<T> copyOf(const RingBuffer<T> &buffer, std::size_t first, std::size_t last)
{
    std::vector<T> copy;
    if (first < last)
        copy.reserve(last - first);
    for (const auto run : buffer.runs(first, last))
        copy.insert(copy.end(), run.begin(), run.end());
    return copy;
}

// Stalls don't overlap each other, so they are in order by their ends as by their begins.
std::vector<Stall> overlapping(const RingBuffer<Stall> &stalls, TimePoint from, TimePoint to)
{
    const std::size_t first = stalls.partitionPoint([from](const Stall &s) { return s.end <= from; });
    const std::size_t last = stalls.partitionPoint([to](const Stall &s) { return s.begin < to; });
    return copyOf(stalls, first, last);
}

template<typename Sample, typename Value>
void fill(Columns &columns, const RingBuffer<Sample> &samples, Value value)
{
    if (columns.values.empty())
        return;
    const std::size_t first = firstFrom(samples, columns.begin);
    const std::size_t last = firstFrom(samples, columns.beginOf(columns.values.size()));
    for (const auto run : samples.runs(first, last))
        addToColumns(columns, run, [](const Sample &s) { return momentOf(s); }, value);
}

template<typename T>
Recorder::Latest<T> newest(const RingBuffer<T> &buffer)
{
    if (buffer.empty())
        return {};
    return { buffer.back(), true };
}

int countOf(ThreadGroup group, const ThreadSample &sample)
{
    switch (group) {
    case ThreadGroup::Demo:
        return sample.demo();
    case ThreadGroup::Own:
        return sample.own;
    case ThreadGroup::All:
        break;
    }
    return sample.total;
}

} // namespace

Recorder::Recorder(std::size_t sampleCapacity, std::size_t stallCapacity)
    : m_lag(sampleCapacity)
    , m_threads(sampleCapacity)
    , m_stalls(stallCapacity)
{
}

void Recorder::lag(const LagSample &sample)
{
    const std::lock_guard lock(m_mutex);
    m_lag.push(sample);
    ++m_revision;
}

void Recorder::stall(const Stall &stall)
{
    const std::lock_guard lock(m_mutex);
    m_stalls.push(stall);
    ++m_revision;
}

void Recorder::threads(const ThreadSample &sample)
{
    const std::lock_guard lock(m_mutex);
    m_threads.push(sample);
    ++m_revision;
}

Recording Recorder::cut(TimePoint begin, TimePoint end) const
{
    Recording recording { begin, end, {}, {}, {} };
    const std::lock_guard lock(m_mutex);
    recording.lag = copyOf(m_lag, firstFrom(m_lag, begin), firstAfter(m_lag, end));
    const std::size_t firstThreads = firstFrom(m_threads, begin);
    recording.threads = copyOf(m_threads, firstThreads ? firstThreads - 1 : 0, firstAfter(m_threads, end));
    recording.stalls = overlapping(m_stalls, begin, end);
    return recording;
}

Columns Recorder::lagColumns(TimePoint from, TimePoint to, int n) const
{
    Columns columns = emptyColumns(from, to, n);
    const std::lock_guard lock(m_mutex);
    fill(columns, m_lag, [](const LagSample &s) { return static_cast<float>(base::toMs(s.lag)); });
    return columns;
}

Columns Recorder::threadColumns(ThreadGroup group, TimePoint from, TimePoint to, int n) const
{
    Columns columns = emptyColumns(from, to, n);
    const std::lock_guard lock(m_mutex);
    fill(columns, m_threads, [group](const ThreadSample &s) { return static_cast<float>(countOf(group, s)); });
    return columns;
}

std::vector<Stall> Recorder::stallsIn(TimePoint from, TimePoint to) const
{
    const std::lock_guard lock(m_mutex);
    return overlapping(m_stalls, from, to);
}

Recorder::Latest<LagSample> Recorder::latestLag() const
{
    const std::lock_guard lock(m_mutex);
    return newest(m_lag);
}

Recorder::Latest<ThreadSample> Recorder::latestThreads() const
{
    const std::lock_guard lock(m_mutex);
    return newest(m_threads);
}

Recorder::Latest<Stall> Recorder::longestStallSince(TimePoint since) const
{
    const std::lock_guard lock(m_mutex);
    Latest<Stall> longest;
    for (std::size_t i = m_stalls.partitionPoint([since](const Stall &s) { return s.end <= since; });
         i < m_stalls.size(); ++i) {
        if (!longest.found || m_stalls[i].length() > longest.value.length())
            longest = { m_stalls[i], true };
    }
    return longest;
}

std::uint64_t Recorder::revision() const
{
    const std::lock_guard lock(m_mutex);
    return m_revision;
}

} // namespace thaw::recording
