// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

namespace thaw::net {

struct HttpRequest {
    QByteArray method;
    QByteArray target;
    bool keepAlive = true;
};

// Takes HTTP/1.x requests out of a stream of bytes, as they come. Bodies are skipped.
// Strict: what is not clearly a request is Bad, and nothing can be read after it.
// Source: RFC 9112, sections 2.2, 3, 5, 6.3 and 9.3.
class HttpRequestParser {
public:
    enum class Result {
        Incomplete, // more bytes are needed
        Complete,
        Bad, // answer 400 and close
        TooLarge, // the header is over its limit: answer 431 and close
    };

    static constexpr qsizetype headerLimit_bytes = 16 * 1024;
    static constexpr qint64 bodyLimit_bytes = 1024 * 1024;

    void append(const QByteArray &bytes);

    // The next request, in order (pipelined ones are kept for later calls).
    Result next(HttpRequest &request);

    // Whether a request has begun and its header is not there yet.
    bool isInside() const { return !m_buffer.isEmpty() && !m_bad; }

private:
    Result parse(const QByteArray &header, HttpRequest &request);
    void skipBody();
    void skipEmptyLines();

    QByteArray m_buffer;
    qsizetype m_searched = 0; // bytes known not to end a header
    qint64 m_bodyLeft = 0;
    bool m_bad = false;
};

} // namespace thaw::net
