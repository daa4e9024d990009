// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/experiment.h"

namespace thaw::experiments {

// `strategies`: the same workload, done in each of the ways in which a UI thread can get it
// done. Variants are the strategies; parameters are the workload and what it takes.
// Source: REFERENCE B1, B8.
const measure::Experiment &strategiesExperiment();

} // namespace thaw::experiments
