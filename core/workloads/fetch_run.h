// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "net/server_log.h"
#include "workloads/fetch_network.h"
#include "workloads/fetch_plan.h"
#include "workloads/workload.h"

#include <QNetworkRequest>
#include <memory>
#include <optional>

namespace thaw::workloads {

// One run of `fetch`, whichever form it takes: hands out the requests, keeps what came of them.
// Thread: the home thread.
class FetchRun {
public:
    FetchRun(const FetchPlan &plan, const QUrl &url);

    // Whether there is one more request to be made: then the caller makes it.
    bool begins();
    void take(const base::Outcome<net::GetResult> &result);
    void take(QNetworkReply &reply) { take(m_network->resultOf(reply)); }

    const QUrl &url() const { return m_url; }
    std::chrono::milliseconds timeout() const { return m_plan.timeout; }
    QNetworkRequest request() const { return QNetworkRequest(m_url); }
    QNetworkAccessManager &network() { return *m_network; }
    int lanes() const; // that make one request after another, beside each other

    // Ends what is in flight and begins nothing more.
    void abort();
    // The same, for good: the network and its thread are gone when it returns. That may take
    // a millisecond or two.
    void close();

    Outcome outcome(const net::ServerStatistics &server) const;

private:
    std::optional<base::Problem> problem() const;
    QString note() const;
    QString remedy() const;

    const FetchPlan m_plan;
    const QUrl m_url;
    std::unique_ptr<FetchNetwork> m_network;
    int m_begun = 0;
    int m_succeeded = 0;
    int m_failed = 0;
    bool m_stopped = false;
    qint64 m_contentLength = 0;
    std::optional<base::Problem> m_firstProblem;
    std::optional<pid_t> m_threadStarted;
    std::optional<pid_t> m_threadContinued;
};

} // namespace thaw::workloads
