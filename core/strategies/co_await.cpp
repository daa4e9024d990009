// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "strategies/co_await.h"

namespace thaw::strategies {

namespace {

using tasks::Task;
using workloads::Workload;

//! [run]
Task<> runCoAwait(Workload &workload, std::stop_token stop)
{
    co_await workload.await(stop); //! waits
}
//! [run]

} // namespace

Strategy coAwaitStrategy()
{
    return { QStringLiteral("co-await"), QT_TRANSLATE_NOOP("strategies", "co_await"),
        QT_TRANSLATE_NOOP("strategies",
            "The work is awaited in our own tasks: the UI thread is free meanwhile, and Cancel ends it at "
            "once."),
        workloads::Form::Await, { QStringLiteral("strategies/co_await.cpp"), QStringLiteral("run") },
        &runCoAwait };
}

} // namespace thaw::strategies
