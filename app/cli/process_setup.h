// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace thaw::cli {

// What the process needs before anything else is made: standard streams that are open, no
// death by a closed pipe, a UTF-8 locale. Thread: main, while it is the only one.
void setUpProcess();

} // namespace thaw::cli
