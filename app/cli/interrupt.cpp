// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/interrupt.h"

#include "base/own_threads.h"
#include "cli/exit_status.h"

#include <pthread.h>
#include <unistd.h>

namespace thaw::cli {

namespace {

sigset_t signalsToWaitFor()
{
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    // nohup has it ignored; a blocked signal would come nevertheless.
    struct sigaction hangUp { };
    if (::sigaction(SIGHUP, nullptr, &hangUp) == 0 && hangUp.sa_handler != SIG_IGN)
        sigaddset(&signals, SIGHUP);
    return signals;
}

} // namespace

Interrupt::Interrupt()
    : m_signals(signalsToWaitFor())
{
    ::pthread_sigmask(SIG_BLOCK, &m_signals, &m_before);
    m_thread = std::jthread([this](std::stop_token end) { wait(end); });
}

Interrupt::~Interrupt()
{
    m_thread.request_stop();
    ::pthread_kill(m_thread.native_handle(), SIGTERM); // wakes it up; nobody else sees it
    m_thread.join();
    ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

void Interrupt::wait(std::stop_token end)
{
    const base::OwnThread mark("thaw-signals");
    for (;;) {
        int signal = 0;
        if (::sigwait(&m_signals, &signal) != 0)
            continue;
        if (end.stop_requested())
            return;
        if (!m_stop.request_stop())
            ::_exit(Interrupted);
    }
}

} // namespace thaw::cli
