// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/page.h"

namespace thaw::gallery {

// One workload done by one strategy or another: what it does to the thread that you type in,
// with the code that did it.
Page freezeThawPage();

} // namespace thaw::gallery
