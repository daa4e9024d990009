// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/parameter.h"
#include "net/answer_kind.h"

#include <chrono>

namespace thaw::workloads {

// The parameters of `fetch`, in types.
struct FetchPlan {
    std::chrono::milliseconds latency;
    std::chrono::milliseconds timeout; // of one request, from when it is issued
    int requests;
    int concurrency;
    net::AnswerKind answer;

    static measure::ParameterSpecs parameters();
    static FetchPlan of(const measure::ParameterValues &values);
};

} // namespace thaw::workloads
