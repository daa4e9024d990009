// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "measure/lab.h"

namespace thaw::measure {

Experiment::~Experiment() = default;

Lab::Lab(monitor::LoopMonitor::Options options)
    : m_clock(*options.clock)
    , m_monitor(m_recorder, options)
    , m_scope(m_home)
{
}

RunContext Lab::context(std::stop_token stop, std::function<void(const QString &note)> show)
{
    return { m_monitor, m_recorder, m_home, m_timers, m_clock, std::move(stop), std::move(show) };
}

} // namespace thaw::measure
