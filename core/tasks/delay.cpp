// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "tasks/delay.h"

#include "tasks/cancelled.h"
#include "tasks/transfer.h"

namespace thaw::tasks {

Delay::Delay(runtime::Timers &timers, runtime::Executor &home, base::Duration length, std::stop_token stop)
    : WorkItem(&Delay::perform)
    , m_timers(timers)
    , m_home(home)
    , m_length(length)
    , m_token(std::move(stop))
{
}

Delay::~Delay()
{
    // First the callback, which might post; then the timer, which might; then the queue.
    m_onStop.reset();
    if (m_handle && !m_timers.remove(m_node))
        m_home.withdraw(*this);
}

bool Delay::await_ready() const
{
    return m_length <= base::Duration::zero() || m_token.stop_requested();
}

// False: it was stopped meanwhile, and the coroutine goes on at once.
bool Delay::begin(std::coroutine_handle<> handle, ScopeState *scope)
{
    m_handle = handle;
    m_scope = scope;
    m_node.due = m_timers.now() + m_length;
    m_node.target = &m_home;
    m_node.item = this;
    m_onStop.emplace(m_token, OnStop { *this });
    const Crossing crossing(scope, m_home);
    const bool waits = m_timers.add(m_node, m_stopped);
    if (waits)
        crossing.published();
    else
        crossing.undo();
    return waits;
}

void Delay::await_resume()
{
    m_handle = {};
    m_onStop.reset();
    if (m_stopped || m_token.stop_requested())
        throw Cancelled();
}

void Delay::stopRequested()
{
    m_stopped = true;
    if (m_timers.remove(m_node))
        m_home.post(*this);
}

void Delay::perform(WorkItem &item, End how)
{
    auto &self = static_cast<Delay &>(item);
    if (how == End::Run) {
        resume(self.m_handle);
        return;
    }
    // Its executor ended: it stays suspended, and its scope may destroy it.
    self.m_handle = {};
    if (self.m_scope && &self.m_home != &self.m_scope->home)
        self.m_scope->returned();
}

} // namespace thaw::tasks
