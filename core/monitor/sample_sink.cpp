// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/sample_sink.h"

namespace thaw::monitor {

SampleSink::~SampleSink() = default;

} // namespace thaw::monitor
