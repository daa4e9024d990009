// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "workloads/workload.h"

namespace thaw::workloads {

// `fetch`: get the Content-Length of an HTTP answer, from a loopback server of our own that
// answers after a set latency. Source: REFERENCE B1, B8.
WorkloadKind fetchKind();

} // namespace thaw::workloads
