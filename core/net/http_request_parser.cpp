// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/http_request_parser.h"

#include <QList>
#include <algorithm>
#include <optional>

namespace thaw::net {

namespace {

using Result = HttpRequestParser::Result;

bool isTokenCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')
        || (c != '\0' && std::string_view("!#$%&'*+-.^_`|~").find(c) != std::string_view::npos);
}

bool isToken(const QByteArray &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isTokenCharacter);
}

bool isVisible(const QByteArray &text)
{
    return !text.isEmpty()
        && std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 127; });
}

std::optional<qint64> bodyLength(const QByteArray &value)
{
    const bool digits = !value.isEmpty() && value.size() <= 18
        && std::all_of(value.begin(), value.end(), [](char c) { return c >= '0' && c <= '9'; });
    return digits ? std::optional(value.toLongLong()) : std::nullopt;
}

bool parseRequestLine(const QByteArray &line, HttpRequest &request)
{
    const QList<QByteArray> words = line.split(' ');
    if (words.size() != 3 || !isToken(words[0]) || !isVisible(words[1]))
        return false;
    request.method = words[0];
    request.target = words[1];
    request.keepAlive = words[2] == "HTTP/1.1";
    return words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0";
}

// Garbage shows before its first line is complete: a method is letters of a token.
bool canBeRequestLine(const QByteArray &begin)
{
    const qsizetype space = begin.indexOf(' ');
    return isToken(space < 0 ? begin : begin.left(space)) && begin.indexOf('\n') < 0;
}

} // namespace

void HttpRequestParser::append(const QByteArray &bytes)
{
    if (!m_bad)
        m_buffer += bytes;
}

Result HttpRequestParser::next(HttpRequest &request)
{
    if (m_bad)
        return Result::Bad;
    skipBody();
    skipEmptyLines();
    const qsizetype end = m_buffer.indexOf("\r\n\r\n", std::max<qsizetype>(0, m_searched - 3));
    m_searched = m_buffer.size();
    if (end > headerLimit_bytes || (end < 0 && m_buffer.size() > headerLimit_bytes)) {
        m_bad = true;
        return Result::TooLarge;
    }
    if (end < 0) {
        const qsizetype firstLine = m_buffer.indexOf("\r\n");
        HttpRequest ignored;
        m_bad = !m_buffer.isEmpty() && m_buffer != "\r"
            && (firstLine < 0 ? !canBeRequestLine(m_buffer.endsWith('\r') ? m_buffer.chopped(1) : m_buffer)
                              : !parseRequestLine(m_buffer.left(firstLine), ignored));
        return m_bad ? Result::Bad : Result::Incomplete;
    }
    const QByteArray header = m_buffer.left(end);
    m_buffer.remove(0, end + 4);
    m_searched = 0;
    const Result result = parse(header, request);
    m_bad = result != Result::Complete;
    return result;
}

Result HttpRequestParser::parse(const QByteArray &header, HttpRequest &request)
{
    const QList<QByteArray> lines = QByteArray(header).replace("\r\n", "\n").split('\n');
    if (!parseRequestLine(lines[0], request))
        return Result::Bad;
    std::optional<qint64> length;
    for (const QByteArray &line : lines.sliced(1)) {
        const qsizetype colon = line.indexOf(':');
        const QByteArray name = line.left(std::max<qsizetype>(0, colon)).toLower();
        if (!isToken(name) || line.contains('\r') || line.contains('\0'))
            return Result::Bad;
        const QByteArray value = line.mid(colon + 1).trimmed();
        if (name == "transfer-encoding")
            return Result::Bad; // nobody has to send us a body of unknown length
        if (name == "content-length") {
            const auto given = bodyLength(value);
            // Two different lengths are how requests are smuggled.
            if (!given || *given > bodyLimit_bytes || (length && *length != *given))
                return Result::Bad;
            length = given;
        }
        if (name == "connection") {
            const QByteArray option = value.toLower();
            request.keepAlive
                = option.contains("close") ? false : request.keepAlive || option.contains("keep-alive");
        }
    }
    m_bodyLeft = length.value_or(0);
    skipBody();
    return Result::Complete;
}

void HttpRequestParser::skipBody()
{
    const auto there = std::min<qint64>(m_bodyLeft, m_buffer.size());
    m_buffer.remove(0, there);
    m_bodyLeft -= there;
}

void HttpRequestParser::skipEmptyLines()
{
    qsizetype begin = 0;
    while (m_buffer.size() - begin >= 2 && m_buffer[begin] == '\r' && m_buffer[begin + 1] == '\n')
        begin += 2;
    if (begin > 0) {
        m_buffer.remove(0, begin);
        m_searched = 0;
    }
}

} // namespace thaw::net
