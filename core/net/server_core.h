// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "net/canned_answers.h"
#include "net/deadlines.h"
#include "net/server_log.h"

namespace thaw::net {

// What all connections of a server share. Thread: the server's, apart from the log.
struct ServerCore {
    const base::Clock &clock;
    base::Duration latency;
    base::Duration headerTime; // for a request's header to arrive whole
    AnswerKind kind;
    CannedAnswer answer;
    ServerLog &log;
    Deadlines deadlines;
    int connections = 0; // open now
};

} // namespace thaw::net
