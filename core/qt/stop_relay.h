// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "qt/loop_executor.h"

#include <functional>
#include <stop_token>
#include <utility>

namespace thaw::qt {

// Does something, from the loop of the thread that made this, when a stop is requested.
// Thread: construct and destroy on the home thread; the stop may be requested on any.
// Lifetime: gone, it does nothing any more.
class StopRelay : runtime::WorkItem {
public:
    StopRelay(std::stop_token stop, std::function<void()> onStop)
        : WorkItem(&StopRelay::perform)
        , m_onStop(std::move(onStop))
        , m_callback(std::move(stop), Post { *this })
    {
    }

private:
    struct Post {
        StopRelay &self;
        void operator()() const { self.m_home.post(self); }
    };

    static void perform(WorkItem &item, End how)
    {
        if (how == End::Run)
            static_cast<StopRelay &>(item).m_onStop();
    }

    const std::function<void()> m_onStop;
    LoopExecutor m_home; // drops what is queued when it goes
    std::stop_callback<Post> m_callback; // goes first: none is posted after
};

} // namespace thaw::qt
