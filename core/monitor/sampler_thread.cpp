// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/sampler_thread.h"

#include "base/own_threads.h"
#include "monitor/tick_schedule.h"

#include <initializer_list>
#include <pthread.h>
#include <signal.h>
#include <utility>

namespace thaw::monitor {

namespace {

// Blocks all signals on the calling thread for a while; a thread started meanwhile inherits
// that from its first instruction on.
class SignalsBlocked {
public:
    SignalsBlocked()
    {
        sigset_t set;
        ::sigfillset(&set);
        // These tell the thread itself of its own faults; blocked, they kill without a word.
        for (const int fault : { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGTRAP, SIGSYS })
            ::sigdelset(&set, fault);
        ::pthread_sigmask(SIG_SETMASK, &set, &m_before);
    }
    ~SignalsBlocked() { ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr); }
    SignalsBlocked(const SignalsBlocked &) = delete;
    SignalsBlocked &operator=(const SignalsBlocked &) = delete;

private:
    sigset_t m_before {};
};

} // namespace

SamplerThread::SamplerThread(Duration interval, std::function<void()> turn)
    : m_interval(interval)
    , m_turn(std::move(turn))
{
    const SignalsBlocked blocked;
    m_thread = std::thread([this] { run(); });
}

SamplerThread::~SamplerThread()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void SamplerThread::run()
{
    const base::OwnThread own("thaw-sampler");
    TickSchedule schedule(std::chrono::steady_clock::now(), m_interval);
    std::unique_lock lock(m_mutex);
    while (!m_wake.wait_until(lock, schedule.next(), [this] { return m_stop; })) {
        lock.unlock();
        schedule.taken(std::chrono::steady_clock::now());
        m_turn();
        lock.lock();
    }
}

} // namespace thaw::monitor
