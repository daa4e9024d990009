// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/server_listener.h"

#include "net/loopback_server.h"
#include "net/server_connection.h"

#include <QNetworkProxy>
#include <unistd.h>

namespace thaw::net {

namespace {

// Refused clients that may still be there to read that they were refused.
constexpr int refusedLimit = 100;

void expire(runtime::TimerNode &node)
{
    static_cast<ServerConnection &>(node).expire();
}

} // namespace

ServerListener::ServerListener(const ServerOptions &options, ServerLog &log, ListeningSocket socket)
    : m_core { *options.clock, options.latency, options.headerTime, options.answer,
        cannedAnswer(options.answer, options.bodySize_bytes), log, { *options.clock, &expire } }
{
    setProxy(QNetworkProxy::NoProxy);
    setSocketDescriptor(socket.release());
    // Without descriptors left Qt stops accepting for good; clients wait in the queue, so that
    // it pays to try again.
    connect(this, &QTcpServer::acceptError, this,
        [this] { QTimer::singleShot(50, this, [this] { resumeAccepting(); }); });
}

ServerListener::~ServerListener()
{
    close();
    // Before the core that they use.
    qDeleteAll(findChildren<ServerConnection *>(Qt::FindDirectChildrenOnly));
}

void ServerListener::incomingConnection(qintptr descriptor)
{
    constexpr int limit = LoopbackServer::connectionLimit;
    if (m_core.connections >= limit + refusedLimit) {
        m_core.log.refused();
        ::close(static_cast<int>(descriptor));
        return;
    }
    const bool full = m_core.connections >= limit;
    auto *const connection = new ServerConnection(m_core, descriptor, this);
    if (full)
        connection->refuse("503 Service Unavailable");
}

} // namespace thaw::net
