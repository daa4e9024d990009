// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/outcome.h"
#include "net/blocking_get.h"

#include <QNetworkAccessManager>
#include <chrono>

namespace thaw::workloads {

// A QNetworkAccessManager whose requests end after a time-out counted from when each was
// issued (Qt's own one starts anew with every byte), and all at once on demand.
// No proxy, no cache, HTTP/1.1. Adds a thread with its first request; ends it with itself.
// Findings: at most six requests are in flight to one host and port, the others wait in it; a
// request whose connection is closed without an answer is sent once more, in silence, so that
// answer=close takes two latencies (counter server_requests: 2).
class FetchNetwork final : public QNetworkAccessManager {
public:
    explicit FetchNetwork(std::chrono::milliseconds timeout);

    // Ends every request, before this returns: its reply is finished, with an error.
    void abortAll();

    // What a finished reply comes to, in the words of a blocking GET. Reads the reply's body.
    base::Outcome<net::GetResult> resultOf(QNetworkReply &reply) const;

protected:
    QNetworkReply *createRequest(
        Operation operation, const QNetworkRequest &request, QIODevice *data) override;

private:
    const std::chrono::milliseconds m_timeout;
};

} // namespace thaw::workloads
