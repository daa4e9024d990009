// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

namespace thaw::measure {

struct Interval {
    double low;
    double high;
};

// 95 % interval of the median by the percentile bootstrap: 2 000 resamples, the 50th and the
// 1 950th of their medians in order. The same samples always give the same interval.
// Nothing for fewer than two samples, of which no interval can be told.
// Source: B. Efron, "Bootstrap methods", Annals of Statistics 7 (1979).
std::optional<Interval> medianInterval95(const std::vector<double> &samples);

} // namespace thaw::measure
