// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "measure/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace thaw::measure {

namespace {

double meanOf(const std::vector<double> &samples)
{
    return std::accumulate(samples.begin(), samples.end(), 0.0) / static_cast<double>(samples.size());
}

double medianOf(std::vector<double> samples)
{
    std::sort(samples.begin(), samples.end());
    const std::size_t middle = samples.size() / 2;
    return samples.size() % 2 ? samples[middle] : (samples[middle - 1] + samples[middle]) / 2;
}

double stddevOf(const std::vector<double> &samples, double mean)
{
    double squares = 0;
    for (const double sample : samples)
        squares += (sample - mean) * (sample - mean);
    return std::sqrt(squares / static_cast<double>(samples.size() - 1));
}

} // namespace

Statistics statistics(const std::vector<double> &samples)
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    if (samples.empty())
        return { nan, nan, nan, nan, nan, nan };
    const auto [least, greatest] = std::minmax_element(samples.begin(), samples.end());
    const double mean = meanOf(samples);
    const double stddev = samples.size() > 1 ? stddevOf(samples, mean) : nan;
    return { mean, medianOf(samples), *least, *greatest, stddev, stddev / mean };
}

} // namespace thaw::measure
