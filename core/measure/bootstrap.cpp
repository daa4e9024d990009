// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "measure/bootstrap.h"

#include "measure/statistics.h"

#include <algorithm>
#include <random>

namespace thaw::measure {

std::optional<Interval> medianInterval95(const std::vector<double> &samples)
{
    if (samples.size() < 2)
        return {};
    constexpr std::size_t resamples = 2000;
    // The generator's sequence is fixed by the standard; its distributions are not.
    std::mt19937_64 random;
    std::vector<double> medians(resamples);
    std::vector<double> drawn(samples.size());
    for (double &median : medians) {
        std::generate(drawn.begin(), drawn.end(), [&] { return samples[random() % samples.size()]; });
        median = statistics(drawn).median;
    }
    std::sort(medians.begin(), medians.end());
    return Interval { medians[49], medians[1949] };
}

} // namespace thaw::measure
