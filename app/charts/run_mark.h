// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "theme/colours.h"

#include <QList>
#include <QString>

namespace thaw::charts {

// One run as the charts show it: a mark on top, from its beginning to its end.
struct RunMark {
    base::TimePoint begin;
    base::TimePoint end;
    int number = 0;
    QString label; // "co-await"
    theme::Role role = theme::Role::Ok; // Ok stayed live, Warn but…, Stall froze
};

} // namespace thaw::charts
