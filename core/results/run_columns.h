// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/result.h"

namespace thaw::results {

// Names of the parameters that any run has: the workload, then in order of name.
QStringList parameterNames(const measure::Result &result);

// Those among them in which the runs differ.
QStringList varyingParameters(const measure::Result &result);

// Names of the counters that any run has, in the order in which they come up.
QStringList counterNames(const measure::Result &result);

// "latency_ms" of this run in words, empty where it has none.
QString parameterText(const measure::Run &run, const QString &name);

} // namespace thaw::results
