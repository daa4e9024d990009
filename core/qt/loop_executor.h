// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/executor.h"
#include "runtime/work_queue.h"

#include <QObject>
#include <mutex>

namespace thaw::qt {

// Runs work items on a thread with an event loop: the UI thread's executor.
// A batch of items costs one wake-up, and a turn of the loop runs a bounded slice of them, so
// that a flood of resumptions can't freeze the window.
// Thread: post, withdraw, isCurrent from any; constructed and destroyed on the thread whose
// loop runs the items (moveToThread may change it before the first post).
// Lifetime: drops what is still queued.
class LoopExecutor final : public QObject, public runtime::Executor {
public:
    LoopExecutor();
    ~LoopExecutor() override;

    void post(runtime::WorkItem &item) override;
    bool withdraw(runtime::WorkItem &item) override;
    bool isCurrent() const override;

    // A turn of the loop runs at most this many items.
    static constexpr int slice = 64;

protected:
    void customEvent(QEvent *event) override;

private:
    runtime::WorkItem *take();
    void runSlice();
    void wake();

    std::mutex m_mutex;
    runtime::WorkQueue m_queue;
    bool m_woken = false; // a wake-up is on its way
};

} // namespace thaw::qt
