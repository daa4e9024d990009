// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "base/outcome.h"
#include "net/answer_kind.h"
#include "net/server_log.h"
#include "qt/loop_thread.h"

#include <QUrl>
#include <memory>

namespace thaw::net {

class ListeningSocket;
class ServerListener;

struct ServerOptions {
    base::Duration latency = std::chrono::seconds(1); // from a request's arrival to its answer; never less
    AnswerKind answer = AnswerKind::Ok;
    qint64 bodySize_bytes = 64 * 1024;
    int connections = 64; // expected at once, at most LoopbackServer::connectionLimit
    base::Duration headerTime = std::chrono::seconds(30); // for a request's header to arrive whole
    const base::Clock *clock = &base::SteadyClock::instance();
};

// A small HTTP/1.1 server on 127.0.0.1, for measuring clients against answers of a known
// latency. Knows GET, keep-alive and pipelining; every path gives the same answer. It runs in
// a thread of its own, "thaw-server", on one timer.
//
// Thread: made and destroyed on one thread, statistics() from any. Starting binds the port
// right there (some tens of microseconds) and does not wait for the thread.
// Errors: start() says why there is no port or no thread. Further connections than the limit
// get 503; what is no request gets 400, 405 or 431.
// Lifetime: the destructor closes the port and all connections, whatever they wait for, and
// joins the thread: well under a millisecond, some with a thousand connections.
class LoopbackServer {
public:
    static constexpr int connectionLimit = 2'000;

    static base::Outcome<std::unique_ptr<LoopbackServer>> start(const ServerOptions &options);
    ~LoopbackServer();
    LoopbackServer(const LoopbackServer &) = delete;
    LoopbackServer &operator=(const LoopbackServer &) = delete;

    quint16 port() const { return m_port; }
    QUrl url() const; // http://127.0.0.1:PORT/
    ServerStatistics statistics() const;

private:
    struct Begin;
    struct End;

    LoopbackServer(const ServerOptions &options, ListeningSocket socket);

    const ServerOptions m_options;
    const quint16 m_port;
    ServerLog m_log;
    std::unique_ptr<ServerListener> m_listener; // the thread's
    // Outlive the thread, in whose queue they may be.
    std::unique_ptr<Begin> m_begin;
    std::unique_ptr<End> m_end;
    qt::LoopThread m_thread;
};

} // namespace thaw::net
