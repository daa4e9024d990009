// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/environment.h"

namespace thaw::measure {

// Why figures taken in this environment may mislead: a debug build, a governor other than
// "performance", a load average over half the processors, a virtual machine. Translated.
QStringList environmentWarnings(const Environment &environment);

} // namespace thaw::measure
