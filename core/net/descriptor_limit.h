// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/outcome.h"

namespace thaw::net {

// Makes room for `needed` open descriptors in this process, if there isn't: raises the soft
// limit to the hard one, for good. A problem when even that does not suffice.
// Thread: any; a system call or two.
base::Outcome<base::Done> allowDescriptors(int needed);

} // namespace thaw::net
