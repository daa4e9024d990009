// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "net/listening_socket.h"
#include "net/server_core.h"

#include <QTcpServer>

namespace thaw::net {

struct ServerOptions;

// Accepts connections and owns them. Thread: the server's, start to end.
class ServerListener final : public QTcpServer {
public:
    ServerListener(const ServerOptions &options, ServerLog &log, ListeningSocket socket);
    ~ServerListener() override;

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    ServerCore m_core;
};

} // namespace thaw::net
