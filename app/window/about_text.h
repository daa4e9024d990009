// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace thaw::window {

// What Thaw is, which version, and under which licences; translated rich text.
QString aboutText();

} // namespace thaw::window
