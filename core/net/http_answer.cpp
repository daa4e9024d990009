// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/http_answer.h"

#include <QList>
#include <algorithm>

namespace thaw::net {

namespace {

bool isDigits(const QByteArray &text)
{
    return !text.isEmpty()
        && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool isInformational(int status)
{
    return status >= 100 && status < 200;
}

bool hasNoBody(int status)
{
    return status == 204 || status == 304;
}

} // namespace

void HttpAnswer::append(const QByteArray &bytes)
{
    if (m_hasHeader) {
        m_bodyReceived += bytes.size();
    } else {
        m_buffer += bytes;
        takeHeaders();
    }
    // Behind the end of this answer stands nothing of ours.
    if (m_contentLength)
        m_bodyReceived = std::min(m_bodyReceived, *m_contentLength);
}

bool HttpAnswer::isComplete() const
{
    if (!m_hasHeader || m_bad)
        return false;
    if (hasNoBody(m_status))
        return true;
    return m_contentLength ? m_bodyReceived == *m_contentLength : m_ended;
}

void HttpAnswer::takeHeaders()
{
    while (!m_hasHeader && !m_bad) {
        const qsizetype end = m_buffer.indexOf("\r\n\r\n");
        if (end < 0) {
            m_bad = m_buffer.size() > headerLimit_bytes
                || !QByteArrayView("HTTP/1.").startsWith(m_buffer.left(7));
            return;
        }
        m_bad = !parse(m_buffer.left(end));
        m_buffer.remove(0, end + 4);
        // "100 Continue" and its like come before the answer.
        m_hasHeader = !isInformational(m_status);
    }
    m_bodyReceived = m_buffer.size();
    m_buffer.clear();
}

bool HttpAnswer::parse(const QByteArray &header)
{
    const QList<QByteArray> lines = header.split('\n');
    m_contentLength.reset();
    return parseStatusLine(lines[0].trimmed())
        && std::all_of(
            lines.begin() + 1, lines.end(), [this](const QByteArray &line) { return parseField(line); });
}

bool HttpAnswer::parseStatusLine(const QByteArray &line)
{
    const QByteArray code = line.mid(9, 3);
    if (!(line.startsWith("HTTP/1.1 ") || line.startsWith("HTTP/1.0 ")) || code.size() != 3 || !isDigits(code)
        || (line.size() > 12 && line[12] != ' '))
        return false;
    m_status = code.toInt();
    m_reason = line.mid(13);
    return m_status >= 100;
}

bool HttpAnswer::parseField(const QByteArray &line)
{
    const qsizetype colon = line.indexOf(':');
    if (colon <= 0)
        return false;
    const QByteArray name = line.left(colon).toLower();
    const QByteArray value = line.mid(colon + 1).trimmed();
    if (name == "transfer-encoding")
        return false;
    if (name != "content-length")
        return true;
    if (!isDigits(value) || value.size() > 18 || (m_contentLength && *m_contentLength != value.toLongLong()))
        return false;
    m_contentLength = value.toLongLong();
    return true;
}

} // namespace thaw::net
