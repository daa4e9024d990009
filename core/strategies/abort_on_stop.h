// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "workloads/workload.h"

#include <QObject>
#include <stop_token>

namespace thaw::strategies {

// Aborts a workload, from the loop of the thread that made this, when a stop is requested.
// Thread: construct and destroy on the home thread; the stop may be requested on any.
// Lifetime: gone, it aborts nothing any more; `workload` outlives it.
class AbortOnStop {
public:
    AbortOnStop(workloads::Workload &workload, std::stop_token stop)
        : m_onStop(std::move(stop), Post { m_receiver, workload })
    {
    }

private:
    struct Post {
        QObject &receiver;
        workloads::Workload &workload;
        void operator()() const
        {
            const auto abort = [target = &workload] { target->abort(); };
            QMetaObject::invokeMethod(&receiver, abort, Qt::QueuedConnection);
        }
    };

    QObject m_receiver; // what was queued for it goes with it
    std::stop_callback<Post> m_onStop;
};

} // namespace thaw::strategies
