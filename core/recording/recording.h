// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "monitor/sample.h"
#include "monitor/stall.h"

#include <vector>

namespace thaw::recording {

// What a monitor saw over a span of steady time; plain values, in order of time.
struct Recording {
    base::TimePoint begin;
    base::TimePoint end;
    std::vector<monitor::LagSample> lag;
    std::vector<monitor::ThreadSample> threads;
    std::vector<monitor::Stall> stalls;
};

} // namespace thaw::recording
