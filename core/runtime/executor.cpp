// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "runtime/executor.h"

namespace thaw::runtime {

Executor::~Executor() = default;

} // namespace thaw::runtime
