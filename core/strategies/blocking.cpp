// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "strategies/blocking.h"

#include "strategies/throw_if_stopped.h"

namespace thaw::strategies {

namespace {

using tasks::Task;
using workloads::Workload;

//! [run]
Task<> runBlocking(Workload &workload, std::stop_token stop)
{
    workload.block(stop); //! waits
    throwIfStopped(stop);
    co_return;
}
//! [run]

} // namespace

Strategy blockingStrategy()
{
    return { QStringLiteral("blocking"), QT_TRANSLATE_NOOP("strategies", "Blocking call"),
        QT_TRANSLATE_NOOP("strategies",
            "The UI thread is inside the call until the work is done: nothing repaints, nothing is typed."),
        workloads::Form::Block, { QStringLiteral("strategies/blocking.cpp"), QStringLiteral("run") },
        &runBlocking };
}

} // namespace thaw::strategies
