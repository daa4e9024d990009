// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/result.h"
#include "monitor/stall.h"

namespace thaw::gallery {

// What a run did to the thread that it ran on, and whether it got its work done.
// A freeze counts before anything else: it is what the user felt.
enum class RunVerdict {
    StayedLive,
    Froze, // at least one stall over 50 ms
    Failed, // the work failed, and the thread stayed live
    Stopped, // the user stopped it, and the thread stayed live
};

RunVerdict verdictOf(const measure::Run &run);

// What the longest stall was spent on; Unknown where there was none.
monitor::Verdict causeOf(const measure::Run &run);

// "froze · blocked", "stayed live": translated.
QString verdictText(RunVerdict verdict, monitor::Verdict cause);

} // namespace thaw::gallery
