// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "strategies/strategy.h"

#include <QList>

namespace thaw::strategies {

// Every strategy, in the order shown.
const QList<Strategy> &strategyList();

// The one with this id, or nullptr.
const Strategy *findStrategy(const QString &id);

} // namespace thaw::strategies
