// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "qt/loop_thread.h"

#include "base/own_threads.h"

namespace thaw::qt {

namespace {

// Queued behind all other items: ends the loop once they ran.
struct Quit : runtime::WorkItem {
    explicit Quit(QThread &t)
        : WorkItem([](WorkItem &item, End) { static_cast<Quit &>(item).thread.quit(); })
        , thread(t)
    {
    }
    QThread &thread;
};

} // namespace

void LoopThread::Thread::run()
{
    const base::OwnThread mark(m_name);
    exec();
}

LoopThread::LoopThread(const char *name)
    : m_executor(std::make_unique<LoopExecutor>())
    , m_thread(name)
{
    m_executor->moveToThread(&m_thread);
    m_thread.start();
}

LoopThread::~LoopThread()
{
    Quit last(m_thread);
    m_executor->post(last);
    m_thread.wait();
    m_executor->withdraw(last);
}

} // namespace thaw::qt
