// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/outcome.h"
#include "measure/result.h"

class QIODevice;

namespace thaw::results {

// Writes a result to an open device in one format; what every *_writer.h declares.
// Numbers are the same in every locale and in every data format (see number_text.h).
// Thread: any, the device's. Errors: a device that doesn't take everything, or fails to flush.
using Writer = base::Outcome<base::Done> (*)(const measure::Result &result, QIODevice &device);

} // namespace thaw::results
