// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_frame.h"
#include "monitor/stall.h"

namespace thaw::charts {

// What charts of lag have in common, live or of a result.

// 50 ms, a stall, and 16 ms, a frame at 60 Hz.
// Source: W3C Long Tasks API, 50 ms; Google's RAIL model, 16 ms.
QList<Threshold> lagThresholds();

// With its length and what it was spent on.
Band bandOf(const monitor::Stall &stall);

// "1 003 ms"
QString lengthText(base::Duration length);

// "blocked", "on CPU", "waiting for a CPU"; nothing where it isn't known.
QString causeText(monitor::Verdict verdict);

double greatestOf(const recording::Columns &columns);

} // namespace thaw::charts
