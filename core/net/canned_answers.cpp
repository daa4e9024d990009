// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/canned_answers.h"

namespace thaw::net {

namespace {

QByteArray header(const QByteArray &status, qint64 length, bool closes)
{
    return "HTTP/1.1 " + status
        + "\r\nServer: Thaw\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: "
        + QByteArray::number(length) + (closes ? "\r\nConnection: close\r\n\r\n" : "\r\n\r\n");
}

} // namespace

CannedAnswer cannedAnswer(AnswerKind kind, qint64 bodySize_bytes)
{
    switch (kind) {
    case AnswerKind::Ok:
        return { header("200 OK", bodySize_bytes, false) + QByteArray(bodySize_bytes, 'x'), false };
    case AnswerKind::Error500: {
        const QByteArray text = "The server was told to fail.\n";
        return { header("500 Internal Server Error", text.size(), false) + text, false };
    }
    case AnswerKind::Half:
        return { header("200 OK", bodySize_bytes, false) + QByteArray(bodySize_bytes / 2, 'x'), true };
    case AnswerKind::Close:
    case AnswerKind::Never:
        break;
    }
    return { {}, true };
}

QByteArray refusal(const QByteArray &status)
{
    return header(status, 0, true);
}

} // namespace thaw::net
