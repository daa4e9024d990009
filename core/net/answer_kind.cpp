// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/answer_kind.h"

namespace thaw::net {

QString answerId(AnswerKind kind)
{
    return answerIds().at(static_cast<int>(kind));
}

std::optional<AnswerKind> answerKind(const QString &id)
{
    const qsizetype place = answerIds().indexOf(id);
    return place < 0 ? std::nullopt : std::optional(static_cast<AnswerKind>(place));
}

QStringList answerIds()
{
    return { QStringLiteral("ok"), QStringLiteral("close"), QStringLiteral("error-500"),
        QStringLiteral("half"), QStringLiteral("never") };
}

} // namespace thaw::net
