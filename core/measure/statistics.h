// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

namespace thaw::measure {

// What repetitions come to; in the samples' own unit. NaN where there are too few of them:
// all of it for none, the deviations for one.
struct Statistics {
    double mean;
    double median; // of an even number: the mean of the middle two
    double minimum;
    double maximum;
    double stddev; // of a sample: divided by n - 1
    double cv; // stddev / mean
};

Statistics statistics(const std::vector<double> &samples);

} // namespace thaw::measure
