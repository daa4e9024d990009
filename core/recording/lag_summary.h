// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "recording/recording.h"

namespace thaw::recording {

// What a span of lag comes to. Percentiles are over uniform time: a sample counts for the time
// until the next event was due or the span ended. Where that one was due before this was
// handled, what is due between them waits for the same moment: the lag falls with time. Else
// the sample's lag stands. Nearest rank: the p-th
// percentile is the least lag L such that lag(t) <= L for at least p percent of the span.
// One block of 1 000 ms in a span of 1 000 ms gives p50 500, p99 990, max 1 000 ms.
// What lies before the first event was due is not part of the span: nothing is known of it.
// Without any sample all is 0.
struct LagSummary {
    double p50_ms = 0;
    double p99_ms = 0;
    double max_ms = 0;
    // Of the stalls over the threshold: their number by the part that the program answers for
    // (on CPU + blocked), and the longest one's whole length, 0 if there is none.
    int stallsOver50ms = 0;
    double longestStall_ms = 0;
    int threadsPeak = 0; // the demo's, with the count that held at the beginning
};

LagSummary summarise(const Recording &recording);

} // namespace thaw::recording
