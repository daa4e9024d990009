// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/source_region.h"
#include "strategies/strategy.h"

namespace thaw::gallery {

// A region of the source files that this program was built from (embedded by CMake, never a
// copy kept by hand). Errors: no such file, and those of cutRegion().
base::Outcome<SourceText> embeddedRegion(const workloads::SourceRegion &where);

// What `strategy` does with `kind`: the region of the workload's form that it uses, an empty
// line, and the strategy's own region.
base::Outcome<SourceText> codeOf(const strategies::Strategy &strategy, const workloads::WorkloadKind &kind);

} // namespace thaw::gallery
