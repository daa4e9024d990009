// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/colours.h"

#include <QString>

namespace thaw::theme {

// The one style sheet, made from the scheme's colours and the text's size. It knows widgets by
// class and by the kind that kind.h gives them.
QString styleSheet(Scheme scheme);

} // namespace thaw::theme
