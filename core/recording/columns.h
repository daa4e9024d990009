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
        if (count++ == 0) {
            min = max = value;
        } else {
            min = std::min(min, value);
            max = std::max(max, value);
        }
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
// Cost: in proportion to the samples, 1 to 3 ns each.
template<typename Sample, typename At, typename Value>
void addToColumns(Columns &columns, std::span<const Sample> samples, At at, Value value)
{
    if (columns.values.empty())
        return;
    auto sample = samples.begin();
    while (sample != samples.end() && at(*sample) < columns.begin)
        ++sample;
    while (sample != samples.end()) {
        const auto index = static_cast<std::size_t>((at(*sample) - columns.begin) / columns.width);
        if (index >= columns.values.size())
            return;
        // Reduced in registers: one division and one store a column, not a sample.
        const base::TimePoint end = columns.beginOf(index + 1);
        Column column = columns.values[index];
        for (; sample != samples.end() && at(*sample) < end; ++sample)
            column.add(value(*sample));
        columns.values[index] = column;
    }
}

} // namespace thaw::recording
