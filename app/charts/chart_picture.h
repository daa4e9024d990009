// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"

#include <QByteArray>
#include <QString>

namespace thaw::charts {

class TimelineChart;

// A chart of the window as it is shown now, light or dark, as "png" (twice the size) or "svg".
// Thread: the UI thread.
base::Outcome<QByteArray> pictureOf(const TimelineChart &chart, const QString &format);

} // namespace thaw::charts
