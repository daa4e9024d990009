// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "strategies/qcoro.h"

#include "qt/qcoro_bridge.h"
#include "qt/stop_relay.h"
#include "strategies/throw_if_stopped.h"

namespace thaw::strategies {

namespace {

using tasks::Task;
using workloads::Workload;

//! [run]
Task<> runQCoro(Workload &workload, std::stop_token stop)
{
    // QCoro itself knows no stop.
    const qt::StopRelay guard(stop, [&workload] { workload.abort(); });
    co_await qt::fromQCoro(workload.awaitQCoro()); //! waits
    throwIfStopped(stop);
}
//! [run]

} // namespace

Strategy qcoroStrategy()
{
    return { QStringLiteral("qcoro"), QT_TRANSLATE_NOOP("strategies", "QCoro"),
        QT_TRANSLATE_NOOP("strategies",
            "The work is awaited as QCoro's documentation shows it: the UI thread is free meanwhile."),
        workloads::Form::AwaitQCoro, { QStringLiteral("strategies/qcoro.cpp"), QStringLiteral("run") },
        &runQCoro };
}

} // namespace thaw::strategies
