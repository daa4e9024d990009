// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_frame.h"
#include "measure/result.h"

namespace thaw::charts {

// The runs of a result as one chart, each since its own beginning, one look a strategy.

// The strategies in the order in which they first ran; the n-th has the n-th look.
QStringList strategiesOf(const measure::Result &result);

// How the n-th strategy is drawn, its colour and its stroke; `label` is its name.
Curve lookOf(int n, const QString &label);

// Of the series of that name ("lag", "threads"), in that many columns.
ChartFrame resultFrame(
    const measure::Result &result, const QString &seriesName, int columns, int mostTimeTicks);

// The stalls of all runs of one strategy, those that overlap as one band: "998–1 003 ms, 3 runs".
std::vector<Band> bandsOf(const measure::Result &result, const QString &strategy);

} // namespace thaw::charts
