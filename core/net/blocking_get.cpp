// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/blocking_get.h"

#include "net/get_problems.h"
#include "net/http_answer.h"

#include <QHostAddress>
#include <QNetworkProxy>
#include <QTcpSocket>
#include <algorithm>
#include <optional>

namespace thaw::net {

namespace {

using base::Problem;

// One GET: a socket and the moment at which patience ends.
class BlockingGet {
public:
    BlockingGet(const QUrl &url, base::Duration timeout, std::stop_token stop)
        : m_url(url)
        , m_timeout(timeout)
        , m_deadline(m_clock.now() + timeout)
        , m_stop(std::move(stop))
    {
        m_socket.setProxy(QNetworkProxy::NoProxy);
    }

    base::Outcome<GetResult> run()
    {
        if (auto problem = connectToServer())
            return *problem;
        m_socket.write("GET " + m_url.path(QUrl::FullyEncoded).toLatin1()
            + " HTTP/1.1\r\nHost: " + m_url.authority().toLatin1() + "\r\nConnection: close\r\n\r\n");
        if (auto problem = receive())
            return *problem;
        if (m_answer.status() >= 400)
            return failedStatus(m_url, m_answer.status(), QString::fromLatin1(m_answer.reason()));
        return GetResult { m_answer.status(), m_answer.contentLength().value_or(0),
            m_answer.bodyReceived_bytes() };
    }

private:
    std::optional<Problem> connectToServer()
    {
        // A time-out gives the attempt up; for lack of room in the server's queue the next one
        // does as well as the system's own repetition.
        do {
            if (auto problem = impatience())
                return problem;
            m_socket.abort();
            m_socket.connectToHost(QHostAddress(m_url.host()), static_cast<quint16>(m_url.port(80)));
            if (m_socket.waitForConnected(slice_ms()))
                return std::nullopt;
        } while (m_socket.error() == QAbstractSocket::SocketTimeoutError);
        return noConnection(m_url, m_socket.errorString());
    }

    std::optional<Problem> receive()
    {
        while (!m_answer.isComplete()) {
            if (auto problem = impatience())
                return problem;
            const bool arrived = m_socket.bytesAvailable() > 0 || m_socket.waitForReadyRead(slice_ms());
            m_answer.append(m_socket.readAll());
            if (m_answer.isBad())
                return notUnderstood(m_url);
            if (!arrived && m_socket.error() != QAbstractSocket::SocketTimeoutError)
                return closed();
        }
        return std::nullopt;
    }

    std::optional<Problem> closed()
    {
        m_answer.end();
        if (m_answer.isComplete())
            return std::nullopt;
        if (!m_answer.hasHeader())
            return closedBeforeAnswer(m_url);
        return brokeOff(m_url, m_answer.bodyReceived_bytes(), m_answer.contentLength().value_or(0));
    }

    std::optional<Problem> impatience() const
    {
        if (m_stop.stop_requested())
            return stopped(m_url);
        if (m_clock.now() >= m_deadline)
            return noAnswerWithin(m_url, m_timeout);
        return std::nullopt;
    }

    // Short, so that a stop is seen soon; rounded up, so that it never spins.
    int slice_ms() const
    {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(m_deadline - m_clock.now());
        return static_cast<int>(std::clamp<qint64>(left.count(), 1, 50));
    }

    const base::Clock &m_clock = base::SteadyClock::instance();
    const QUrl m_url;
    const base::Duration m_timeout;
    const base::TimePoint m_deadline;
    const std::stop_token m_stop;
    QTcpSocket m_socket;
    HttpAnswer m_answer;
};

} // namespace

base::Outcome<GetResult> blockingGet(const QUrl &url, base::Duration timeout, std::stop_token stop)
{
    return BlockingGet(url, timeout, std::move(stop)).run();
}

} // namespace thaw::net
