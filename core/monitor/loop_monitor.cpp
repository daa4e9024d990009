// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/loop_monitor.h"

#include "base/own_threads.h"
#include "monitor/lag_ledger.h"
#include "monitor/loop_probe.h"
#include "monitor/sampler_absence.h"
#include "monitor/sampler_thread.h"
#include "monitor/thread_census.h"

#include <atomic>
#include <mutex>
#include <optional>
#include <utility>

namespace thaw::monitor {

namespace {

// What the sampler keeps for itself from turn to turn. Only its thread touches it.
struct SamplerState {
    CpuAccount account;
    ThreadCensus census = ThreadCensus::ofThisProcess();
    std::optional<CpuReading> accountAtLastTurn = account.read();
    base::TimePoint lastTurn = std::chrono::steady_clock::now();
    TimePoint lastStamp;
};

} // namespace

// Two locks, taken in this order: `deliveryMutex` while the sink is called, `ledgerMutex` for
// the short copies into and out of the ledger. The watched thread takes the first in flush()
// only.
class LoopMonitor::Private {
public:
    Private(SampleSink &sink, const Options &options);

    TimePoint expect();
    void answer();
    void deliver(const std::optional<ThreadSample> &threads);
    Duration waiting() const;

    SampleSink &sink;
    const Options options;
    std::atomic<TimePoint> settledUntil;

private:
    void turn();
    void judgeAbsence(TimePoint stamp);

    const Duration m_patience;
    CpuAccount m_watched;
    mutable std::mutex m_ledgerMutex;
    LagLedger m_ledger;
    bool m_probeOnItsWay = false;
    std::mutex m_deliveryMutex;
    LagLedger::Settled m_settled;
    LoopProbe m_probe;
    std::optional<SamplerState> m_sampler;
    SamplerThread m_thread; // the last, so that it starts after and ends before all else
};

LoopMonitor::Private::Private(SampleSink &sink, const Options &options)
    : sink(sink)
    , options(options)
    , settledUntil(options.clock->now())
    , m_patience(options.interval + options.threshold)
    , m_ledger(options.clock->now(), options.threshold, m_patience)
    , m_probe([this] { answer(); })
    , m_thread(options.interval, [this] { turn(); })
{
}

TimePoint LoopMonitor::Private::expect()
{
    const auto account = m_watched.read();
    TimePoint due;
    bool mustPost = false;
    {
        const std::lock_guard lock(m_ledgerMutex);
        due = options.clock->now();
        m_ledger.due({ due, account });
        mustPost = !std::exchange(m_probeOnItsWay, true);
    }
    if (mustPost)
        m_probe.post();
    return due;
}

void LoopMonitor::Private::answer()
{
    // Only a stall needs the account. Half the threshold, because the clock goes on meanwhile.
    const bool late = waiting() > options.threshold / 2;
    const auto account = late ? m_watched.read() : std::nullopt;
    const std::lock_guard lock(m_ledgerMutex);
    m_probeOnItsWay = false;
    m_ledger.handled({ options.clock->now(), account });
}

void LoopMonitor::Private::turn()
{
    const TimePoint stamp = options.clock->now();
    if (m_sampler)
        judgeAbsence(stamp);
    else
        m_sampler.emplace();
    m_sampler->lastStamp = stamp;
    {
        const std::lock_guard lock(m_ledgerMutex);
        m_ledger.awake(stamp);
    }
    expect();
    deliver(m_sampler->census.count(options.clock->now(), base::ownThreadIds()));
}

void LoopMonitor::Private::judgeAbsence(TimePoint stamp)
{
    // In real time, whatever clock the samples are stamped with: it is what the thread waited in.
    const auto now = std::chrono::steady_clock::now();
    const auto account = m_sampler->account.read();
    const SamplerAbsence absence { options.interval, m_patience };
    if (absence.wasStop(now - m_sampler->lastTurn, m_sampler->accountAtLastTurn, account)) {
        const std::lock_guard lock(m_ledgerMutex);
        m_ledger.absent(m_sampler->lastStamp, stamp);
    }
    m_sampler->lastTurn = now;
    m_sampler->accountAtLastTurn = account;
}

void LoopMonitor::Private::deliver(const std::optional<ThreadSample> &threads)
{
    const std::lock_guard delivery(m_deliveryMutex);
    {
        const std::lock_guard lock(m_ledgerMutex);
        m_ledger.drain(m_settled, options.clock->now());
    }
    for (const LagSample &sample : m_settled.lag)
        sink.lag(sample);
    for (const Stall &stall : m_settled.stalls)
        sink.stall(stall);
    if (threads)
        sink.threads(*threads);
    settledUntil.store(m_settled.until);
}

Duration LoopMonitor::Private::waiting() const
{
    const std::lock_guard lock(m_ledgerMutex);
    return m_ledger.waiting(options.clock->now());
}

LoopMonitor::LoopMonitor(SampleSink &sink, Options options)
    : d(std::make_unique<Private>(sink, options))
{
}

LoopMonitor::~LoopMonitor() = default;

TimePoint LoopMonitor::expectNow()
{
    return d->expect();
}

void LoopMonitor::flush()
{
    d->deliver({});
}

Duration LoopMonitor::lagNow() const
{
    return d->waiting();
}

TimePoint LoopMonitor::settledUntil() const
{
    return d->settledUntil.load();
}

} // namespace thaw::monitor
