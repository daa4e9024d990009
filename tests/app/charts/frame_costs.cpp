// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "frame_costs.h"

#include <algorithm>
#include <cmath>

using Clock = std::chrono::steady_clock;

namespace {

constexpr std::chrono::duration<double> frameLength(1. / 60);

double threadCpu_ms()
{
    timespec now {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

} // namespace

void CountingApplication::startCounting()
{
    m_begin = Clock::now();
    m_counting = true;
}

bool CountingApplication::notify(QObject *receiver, QEvent *event)
{
    if (!m_counting || m_inside)
        return QApplication::notify(receiver, event);
    m_inside = true;
    const auto begin = Clock::now();
    const double cpu = threadCpu_ms();
    const bool handled = QApplication::notify(receiver, event);
    const auto index = static_cast<std::size_t>((begin - m_begin) / frameLength);
    m_frames.resize(std::max(m_frames.size(), index + 1));
    Frame &frame = m_frames[index];
    frame.wall_ms += std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
    frame.cpu_ms += threadCpu_ms() - cpu;
    ++frame.events;
    m_inside = false;
    return handled;
}

double quantile(std::vector<double> values, double q)
{
    std::sort(values.begin(), values.end());
    const double rank = std::ceil(q * static_cast<double>(values.size()));
    return values[static_cast<std::size_t>(std::max(1., rank)) - 1];
}
