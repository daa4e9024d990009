// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "base/outcome.h"

#include <QUrl>
#include <stop_token>

namespace thaw::net {

// What came of a GET that was answered whole.
struct GetResult {
    int status = 0;
    qint64 contentLength = 0; // as the header says it; 0 if it doesn't
    qint64 received_bytes = 0; // of the body
};

// Gets `url` and does not return before that is done: the calling thread does nothing else
// meanwhile, no event loop is entered, no event is handled.
// The host has to be a numeric address: looking up a name would block beyond every deadline.
// A connection of its own each time, no proxy.
//
// Thread: any. `stop` may be requested from any other; ends the wait within 100 ms.
// Errors: no connection, no whole answer, a status of 400 or more, none of it within
// `timeout` (of all together); Interrupted when stopped.
base::Outcome<GetResult> blockingGet(const QUrl &url, base::Duration timeout, std::stop_token stop = {});

} // namespace thaw::net
