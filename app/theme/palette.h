// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/colours.h"

#include <QPalette>

namespace thaw::theme {

// The scheme's colours as Qt's roles, for what the style sheet doesn't name.
QPalette palette(Scheme scheme);

} // namespace thaw::theme
