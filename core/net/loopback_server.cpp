// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/loopback_server.h"

#include "net/descriptor_limit.h"
#include "net/listening_socket.h"
#include "net/server_listener.h"

#include <QCoreApplication>
#include <algorithm>

namespace thaw::net {

namespace {

// Each connection has two ends in this process; the rest is the program's own.
int descriptorsFor(int connections)
{
    return 2 * connections + 200;
}

} // namespace

// First item of the server's thread. The socket listens already: clients that are faster wait
// in its queue.
struct LoopbackServer::Begin : runtime::WorkItem {
    Begin(LoopbackServer &s, ListeningSocket l)
        : WorkItem(&Begin::run)
        , server(s)
        , socket(std::move(l))
    {
    }
    static void run(WorkItem &item, WorkItem::End how)
    {
        auto &self = static_cast<Begin &>(item);
        if (how == WorkItem::End::Run)
            self.server.m_listener = std::make_unique<ServerListener>(
                self.server.m_options, self.server.m_log, std::move(self.socket));
    }
    LoopbackServer &server;
    ListeningSocket socket;
};

struct LoopbackServer::End : runtime::WorkItem {
    explicit End(LoopbackServer &s)
        : WorkItem([](WorkItem &item, WorkItem::End) { static_cast<End &>(item).server.m_listener.reset(); })
        , server(s)
    {
    }
    LoopbackServer &server;
};

base::Outcome<std::unique_ptr<LoopbackServer>> LoopbackServer::start(const ServerOptions &options)
{
    const int connections = std::min(options.connections, connectionLimit);
    if (auto room = allowDescriptors(descriptorsFor(connections)); !room)
        return room.problem();
    auto socket = ListeningSocket::open(connectionLimit);
    if (!socket)
        return socket.problem();
    std::unique_ptr<LoopbackServer> server(new LoopbackServer(options, std::move(socket).value()));
    if (!server->m_thread.ok())
        return base::Problem { base::Problem::Kind::Failed,
            QCoreApplication::translate("net", "the loopback server"),
            QCoreApplication::translate("net", "the system gave it no thread"), {} };
    return server;
}

LoopbackServer::LoopbackServer(const ServerOptions &options, ListeningSocket socket)
    : m_options(options)
    , m_port(socket.port())
    , m_begin(std::make_unique<Begin>(*this, std::move(socket)))
    , m_end(std::make_unique<End>(*this))
    , m_thread("thaw-server")
{
    m_thread.executor().post(*m_begin);
}

LoopbackServer::~LoopbackServer()
{
    // The thread runs what is queued before it ends.
    m_thread.executor().post(*m_end);
}

QUrl LoopbackServer::url() const
{
    return QUrl(QStringLiteral("http://127.0.0.1:%1/").arg(m_port));
}

ServerStatistics LoopbackServer::statistics() const
{
    return m_log.statistics(m_options.clock->now());
}

} // namespace thaw::net
