// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/server_connection.h"

#include "net/server_core.h"

#include <QNetworkProxy>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace thaw::net {

namespace {

// What a client may send ahead of its answers; also what one connection may hold in memory.
constexpr qint64 readAheadLimit_bytes = 64 * 1024;

// For a client to close after its last answer, before we do it hard.
constexpr auto leavingTime = std::chrono::seconds(1);

} // namespace

ServerConnection::ServerConnection(ServerCore &core, qintptr descriptor, QObject *owner)
    : QObject(owner)
    , m_core(core)
{
    ++m_core.connections;
    m_socket.setProxy(QNetworkProxy::NoProxy);
    m_socket.setReadBufferSize(readAheadLimit_bytes);
    connect(&m_socket, &QTcpSocket::readyRead, this, &ServerConnection::read);
    connect(&m_socket, &QTcpSocket::bytesWritten, this, &ServerConnection::progress);
    connect(&m_socket, &QTcpSocket::disconnected, this, &ServerConnection::gone);
    if (!m_socket.setSocketDescriptor(descriptor)) {
        ::close(static_cast<int>(descriptor));
        gone();
        return;
    }
    m_socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_core.deadlines.add(*this, m_core.clock.now() + m_core.headerTime);
}

ServerConnection::~ServerConnection()
{
    m_socket.disconnect(this);
    gone();
    --m_core.connections;
}

void ServerConnection::refuse(const QByteArray &status)
{
    m_core.log.refused();
    leave(refusal(status));
}

void ServerConnection::expire()
{
    if (m_state == State::Waiting)
        answer();
    else
        m_socket.abort(); // too slow with its header, or with leaving
}

void ServerConnection::read()
{
    if (m_state == State::Leaving)
        m_socket.readAll();
    // A client that sends on and on without waiting for answers.
    if (m_state == State::Waiting && m_socket.bytesAvailable() >= readAheadLimit_bytes)
        m_socket.abort();
    if (m_state != State::Reading)
        return;

    m_parser.append(m_socket.readAll());
    HttpRequest request;
    switch (m_parser.next(request)) {
    case HttpRequestParser::Result::Complete:
        take(request);
        break;
    case HttpRequestParser::Result::Bad:
        leave(refusal("400 Bad Request"));
        break;
    case HttpRequestParser::Result::TooLarge:
        leave(refusal("431 Request Header Fields Too Large"));
        break;
    case HttpRequestParser::Result::Incomplete:
        // From its first byte, so that a drop now and then does not keep the place for ever.
        if (m_parser.isInside() && place == nowhere)
            m_core.deadlines.add(*this, m_core.clock.now() + m_core.headerTime);
        break;
    }
}

void ServerConnection::take(const HttpRequest &request)
{
    if (request.method != "GET") {
        leave(refusal("405 Method Not Allowed"));
        return;
    }
    m_keepAlive = request.keepAlive;
    m_state = State::Waiting;
    m_inFlight = true;
    const base::TimePoint now = m_core.clock.now();
    m_core.log.arrived(now);
    if (m_core.kind == AnswerKind::Never)
        m_core.deadlines.remove(*this);
    else
        m_core.deadlines.add(*this, now + m_core.latency);
}

void ServerConnection::answer()
{
    if (m_core.answer.closes || !m_keepAlive) {
        leave(m_core.answer.bytes);
        return;
    }
    m_state = State::Sending;
    m_socket.write(m_core.answer.bytes);
    m_socket.flush();
    progress();
}

// Closing at once could destroy what is on its way: with unread input, the kernel resets the
// connection. So: send, say that no more will come, and wait for the client to close.
void ServerConnection::leave(const QByteArray &lastWords)
{
    if (m_state == State::Gone)
        return;
    m_state = State::Leaving;
    m_core.deadlines.add(*this, m_core.clock.now() + leavingTime);
    m_socket.readAll();
    m_socket.write(lastWords);
    m_socket.flush();
    progress();
}

// Called whenever bytes have left; twice for the same does no harm.
void ServerConnection::progress()
{
    if (m_socket.bytesToWrite() > 0)
        return;
    if (m_state == State::Sending) {
        requestEnded(true);
        m_state = State::Reading;
        // Not at once: the next request may be here already, and its answer would recurse.
        QMetaObject::invokeMethod(this, &ServerConnection::read, Qt::QueuedConnection);
    } else if (m_state == State::Leaving && !std::exchange(m_finSent, true)) {
        ::shutdown(static_cast<int>(m_socket.socketDescriptor()), SHUT_WR);
        requestEnded(true);
    }
}

void ServerConnection::requestEnded(bool answered)
{
    if (std::exchange(m_inFlight, false))
        m_core.log.ended(m_core.clock.now(), answered);
}

void ServerConnection::gone()
{
    if (std::exchange(m_state, State::Gone) == State::Gone)
        return;
    m_core.deadlines.remove(*this);
    requestEnded(false);
    deleteLater();
}

} // namespace thaw::net
