// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"

#include <algorithm>
#include <span>
#include <vector>

namespace thaw::recording {

// What of a series falls into one column of a picture. Unit: the series' own.
struct Column {
    float min = 0;
    float max = 0;
    int count = 0; // 0: nothing was seen there, and nothing is drawn

    void add(float value)
    {
        min = count ? std::min(min, value) : value;
        max = count ? std::max(max, value) : value;
        ++count;
    }
};

// A series reduced to columns of equal width. Column k holds what stands in
// [begin + k × width, begin + (k + 1) × width). Every edge is a multiple of the width since the
// clock's zero: as a window of constant length moves on, a sample stays with its neighbours,
// and the strokes don't shimmer.
struct Columns {
    base::TimePoint begin;
    base::Duration width {};
    std::vector<Column> values;

    base::TimePoint beginOf(std::size_t column) const { return begin + static_cast<int>(column) * width; }
};

// Empty columns that cover [from, to), each (to - from) / n wide: n, and one more where `from`
// is not on an edge. None at all when that is less than 1 ns or n < 1.
Columns emptyColumns(base::TimePoint from, base::TimePoint to, int n);

// Puts samples, in order of time, into the columns; those outside are passed over. `at` and
// `value` take a sample. May be called again with later samples.
// Cost: in proportion to the samples, about 1 ns each.
template<typename Sample, typename At, typename Value>
void addToColumns(Columns &columns, std::span<const Sample> samples, At at, Value value)
{
    std::size_t column = 0;
    base::TimePoint end = columns.begin + columns.width;
    for (const Sample &sample : samples) {
        const base::TimePoint moment = at(sample);
        if (moment < columns.begin)
            continue;
        if (moment >= end) { // division only at an edge, not for each sample
            column = static_cast<std::size_t>((moment - columns.begin) / columns.width);
            end = columns.beginOf(column + 1);
        }
        if (column >= columns.values.size())
            return;
        columns.values[column].add(value(sample));
    }
}

} // namespace thaw::recording
