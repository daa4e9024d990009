// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "qt/loop_executor.h"

#include <QThread>
#include <memory>

namespace thaw::qt {

// A thread of Thaw's own with an event loop, and the executor that runs items on it.
// Errors: where the system refuses the thread, Qt prints a warning and ok() is false.
// Lifetime: the destructor runs what is queued, then ends and joins the thread.
class LoopThread {
public:
    // `name`: at most 15 characters, shown by debuggers and thread counts; a literal.
    explicit LoopThread(const char *name);
    ~LoopThread();
    LoopThread(const LoopThread &) = delete;
    LoopThread &operator=(const LoopThread &) = delete;

    bool ok() const { return m_thread.isRunning(); }
    LoopExecutor &executor() { return *m_executor; }

private:
    class Thread final : public QThread {
    public:
        explicit Thread(const char *name)
            : m_name(name)
        {
        }

    protected:
        void run() override;

    private:
        const char *const m_name;
    };

    std::unique_ptr<LoopExecutor> m_executor;
    Thread m_thread;
};

} // namespace thaw::qt
