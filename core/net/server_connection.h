// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "net/http_request_parser.h"
#include "runtime/timers.h"

#include <QTcpSocket>

namespace thaw::net {

struct ServerCore;

// One client's connection: takes its requests one after another and answers each when its
// latency is over. A client that closes its sending side counts as gone.
// Thread: the server's. Lifetime: deletes itself, later, when the client is gone.
class ServerConnection final : public QObject, public runtime::TimerNode {
    Q_OBJECT

public:
    ServerConnection(ServerCore &core, qintptr descriptor, QObject *owner);
    ~ServerConnection() override;

    // Says so and closes, instead of taking requests.
    void refuse(const QByteArray &status);

    // The deadline came that it had set.
    void expire();

private:
    enum class State {
        Reading, // for a whole request
        Waiting, // for its latency to pass
        Sending, // its answer
        Leaving, // the last bytes are on their way, then the client has to close
        Gone,
    };

    void read();
    void take(const HttpRequest &request);
    void answer();
    void leave(const QByteArray &lastWords);
    void progress();
    void requestEnded(bool answered);
    void gone();

    ServerCore &m_core;
    QTcpSocket m_socket;
    HttpRequestParser m_parser;
    State m_state = State::Reading;
    bool m_inFlight = false;
    bool m_keepAlive = true;
    bool m_finSent = false;
};

} // namespace thaw::net
