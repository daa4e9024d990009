// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QHostAddress>
#include <QNetworkProxy>
#include <QTcpSocket>

// A client that sends exactly the bytes it is told, on the calling thread.
class RawClient {
public:
    explicit RawClient(quint16 port)
    {
        socket.setProxy(QNetworkProxy::NoProxy);
        socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
        socket.waitForConnected();
    }

    void send(const QByteArray &bytes)
    {
        socket.write(bytes);
        while (socket.bytesToWrite() > 0 && socket.waitForBytesWritten()) { }
    }

    // Until `count` bytes are there or the connection ends.
    QByteArray receive(qsizetype count)
    {
        while (received.size() < count && (socket.bytesAvailable() > 0 || socket.waitForReadyRead()))
            received += socket.readAll();
        return received;
    }

    QByteArray receiveAll() { return receive(std::numeric_limits<qsizetype>::max()); }

    bool isClosed()
    {
        while (socket.state() == QAbstractSocket::ConnectedState && socket.waitForReadyRead())
            received += socket.readAll();
        return socket.state() != QAbstractSocket::ConnectedState;
    }

    QTcpSocket socket;
    QByteArray received;
};

inline QByteArray getRequest()
{
    return "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
}
