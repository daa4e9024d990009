// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "monitor/sample_sink.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <vector>

namespace thaw::tests {

// Keeps all that a monitor hands over, and notices two calls at once.
class CollectingSink final : public monitor::SampleSink {
public:
    void lag(const monitor::LagSample &sample) override { keep(m_lag, sample); }
    void stall(const monitor::Stall &stall) override { keep(m_stalls, stall); }
    void threads(const monitor::ThreadSample &sample) override { keep(m_threads, sample); }

    std::vector<monitor::LagSample> lagSamples() const { return copy(m_lag); }
    std::vector<monitor::Stall> stalls() const { return copy(m_stalls); }
    std::vector<monitor::ThreadSample> threadSamples() const { return copy(m_threads); }
    bool calledTwiceAtOnce() const { return m_twiceAtOnce; }

private:
    template<typename T>
    void keep(std::vector<T> &values, const T &value)
    {
        if (m_inside.exchange(true))
            m_twiceAtOnce = true;
        {
            const std::lock_guard lock(m_mutex);
            values.push_back(value);
        }
        m_inside = false;
    }

    template<typename T>
    std::vector<T> copy(const std::vector<T> &values) const
    {
        const std::lock_guard lock(m_mutex);
        return values;
    }

    mutable std::mutex m_mutex;
    std::atomic<bool> m_inside = false;
    std::atomic<bool> m_twiceAtOnce = false;
    std::vector<monitor::LagSample> m_lag;
    std::vector<monitor::Stall> m_stalls;
    std::vector<monitor::ThreadSample> m_threads;
};

} // namespace thaw::tests
