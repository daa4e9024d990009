// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "recording/columns.h"

namespace thaw::recording {

Columns emptyColumns(base::TimePoint from, base::TimePoint to, int n)
{
    using base::Duration;
    const Duration width = n < 1 ? Duration::zero() : (to - from) / n;
    if (width <= Duration::zero())
        return {};
    const Duration sinceZero = from.time_since_epoch();
    Duration beyondEdge = sinceZero % width;
    if (beyondEdge < Duration::zero())
        beyondEdge += width;
    Columns columns { from - beyondEdge, width, {} };
    const auto covered = (to - columns.begin + width - Duration(1)) / width;
    columns.values.resize(static_cast<std::size_t>(covered));
    return columns;
}

} // namespace thaw::recording
