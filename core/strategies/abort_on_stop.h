// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "qt/loop_executor.h"
#include "workloads/workload.h"

#include <stop_token>

namespace thaw::strategies {

// Aborts a workload, from the loop of the thread that made this, when a stop is requested.
// Thread: construct and destroy on the home thread; the stop may be requested on any.
// Lifetime: gone, it aborts nothing any more; `workload` outlives it.
class AbortOnStop : runtime::WorkItem {
public:
    AbortOnStop(workloads::Workload &workload, std::stop_token stop)
        : WorkItem(&AbortOnStop::perform)
        , m_workload(workload)
        , m_onStop(std::move(stop), Post { *this })
    {
    }

private:
    struct Post {
        AbortOnStop &self;
        void operator()() const { self.m_home.post(self); }
    };

    static void perform(WorkItem &item, End how)
    {
        if (how == End::Run)
            static_cast<AbortOnStop &>(item).m_workload.abort();
    }

    workloads::Workload &m_workload;
    qt::LoopExecutor m_home; // drops what is queued when it goes
    std::stop_callback<Post> m_onStop; // goes first: none is posted after
};

} // namespace thaw::strategies
