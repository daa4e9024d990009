// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <optional>

namespace thaw::net {

// Reads one HTTP/1.x answer out of a stream of bytes, as they come, and keeps what it comes
// to; the body is counted, not kept.
// Knows a body of stated length, or one that ends with the connection; not "chunked".
// Source: RFC 9112, sections 4, 5 and 6.3.
class HttpAnswer {
public:
    static constexpr qsizetype headerLimit_bytes = 16 * 1024;

    void append(const QByteArray &bytes);
    // The server closed the connection.
    void end() { m_ended = true; }

    bool hasHeader() const { return m_hasHeader; }
    bool isComplete() const;
    // Not HTTP, or not the part of it that is understood here. Nothing else holds then.
    bool isBad() const { return m_bad; }

    int status() const { return m_status; }
    QByteArray reason() const { return m_reason; }
    std::optional<qint64> contentLength() const { return m_contentLength; }
    qint64 bodyReceived_bytes() const { return m_bodyReceived; }

private:
    void takeHeaders();
    bool parse(const QByteArray &header);
    bool parseStatusLine(const QByteArray &line);
    bool parseField(const QByteArray &line);

    QByteArray m_buffer;
    bool m_hasHeader = false;
    bool m_ended = false;
    bool m_bad = false;
    int m_status = 0;
    QByteArray m_reason;
    std::optional<qint64> m_contentLength;
    qint64 m_bodyReceived = 0;
};

} // namespace thaw::net
