// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "net/answer_kind.h"

#include <QByteArray>

namespace thaw::net {

// The bytes that a server sends for one kind of answer, and whether the connection ends there.
struct CannedAnswer {
    QByteArray bytes;
    bool closes = false;
};

// `bodySize_bytes` is what Ok sends and what Half promises.
CannedAnswer cannedAnswer(AnswerKind kind, qint64 bodySize_bytes);

// A last word before closing: "400 Bad Request", "503 Service Unavailable".
QByteArray refusal(const QByteArray &status);

} // namespace thaw::net
