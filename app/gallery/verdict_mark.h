// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/run_verdict.h"
#include "theme/colours.h"

#include <QString>

namespace thaw::gallery {

// The sign and the colour that go with a verdict's words.
struct VerdictMark {
    QString icon; // of theme::icon()
    theme::Role role = theme::Role::Ok;
};

VerdictMark markOf(RunVerdict verdict);

} // namespace thaw::gallery
