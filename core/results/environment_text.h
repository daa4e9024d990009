// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/result.h"

namespace thaw::results {

// A date as files carry it: ISO 8601 with its offset from UTC; empty where there is none.
QString dateText(const QDateTime &date);

// Program, machine and date in a few short lines, for people; what is unknown is left out.
QStringList environmentLines(const measure::Environment &environment);

// What may make the figures wrong: the environment's warnings, then the result's; each once.
QStringList allWarnings(const measure::Result &result);

} // namespace thaw::results
