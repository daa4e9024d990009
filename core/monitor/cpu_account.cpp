// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/cpu_account.h"

#include "base/own_threads.h"

#include <charconv>
#include <pthread.h>
#include <string>

namespace thaw::monitor {

namespace {

std::optional<Duration> takeNanoseconds(std::string_view &text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc {} || value < 0)
        return {};
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return Duration(value);
}

clockid_t cpuClockOfThisThread()
{
    clockid_t clock = CLOCK_THREAD_CPUTIME_ID;
    ::pthread_getcpuclockid(::pthread_self(), &clock);
    return clock;
}

} // namespace

std::optional<CpuReading> parseSchedstat(std::string_view text)
{
    const auto onCpu = takeNanoseconds(text);
    if (!onCpu || text.empty() || text.front() != ' ')
        return {};
    text.remove_prefix(1);
    const auto waiting = takeNanoseconds(text);
    if (!waiting || text.empty() || text.front() != ' ')
        return {};
    return CpuReading { *onCpu, *waiting };
}

CpuAccount::CpuAccount()
    : m_schedstat("/proc/self/task/" + std::to_string(base::currentThreadId()) + "/schedstat")
    , m_cpuClock(cpuClockOfThisThread())
{
}

std::optional<CpuReading> CpuAccount::read() const
{
    timespec onCpu {};
    if (::clock_gettime(m_cpuClock, &onCpu) != 0)
        return {};
    char buffer[128];
    auto reading = parseSchedstat(m_schedstat.read(buffer));
    if (reading)
        reading->onCpu = std::chrono::seconds(onCpu.tv_sec) + Duration(onCpu.tv_nsec);
    return reading;
}

} // namespace thaw::monitor
