// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/verdict_mark.h"

namespace thaw::gallery {

VerdictMark markOf(RunVerdict verdict)
{
    switch (verdict) {
    case RunVerdict::StayedLive:
        return { QStringLiteral("live"), theme::Role::Ok };
    case RunVerdict::Froze:
        return { QStringLiteral("froze"), theme::Role::Stall };
    case RunVerdict::Failed:
    case RunVerdict::Stopped:
        return { QStringLiteral("but"), theme::Role::Warn };
    }
    return {};
}

} // namespace thaw::gallery
