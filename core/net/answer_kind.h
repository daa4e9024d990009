// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <optional>

namespace thaw::net {

// What the loopback server does with a request once its latency is over.
enum class AnswerKind {
    Ok, // 200 and the whole body
    Close, // closes the connection without a word
    Error500, // status 500
    Half, // promises the whole body, sends half of it, closes
    Never, // nothing, until the client leaves
};

// Its name in files and on the command line: "ok", "close", "error-500", "half", "never".
QString answerId(AnswerKind kind);
std::optional<AnswerKind> answerKind(const QString &id);
QStringList answerIds();

} // namespace thaw::net
