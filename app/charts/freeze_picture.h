// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"
#include "measure/result.h"

#include <QByteArray>
#include <QStringList>

namespace thaw::charts {

// Charts that a result of the experiment `strategies` has: "lag", "threads".
QStringList freezeCharts();

// One of them as a picture of 960 × 540 px: every run of the result since its own beginning,
// one look a strategy, stalls as bands with their lengths, a legend, the environment and the
// date. Always light. Runs without samples leave the axes empty. `format` is "png" (twice the size) or "svg"
// (with text as text). Thread: the UI thread, with a QApplication. Errors: an unknown chart or format.
base::Outcome<QByteArray> freezePicture(
    const measure::Result &result, const QString &chartId, const QString &format);

} // namespace thaw::charts
