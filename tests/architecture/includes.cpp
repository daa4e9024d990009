// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "architecture/includes.h"

#include "architecture/code_text.h"

#include <QRegularExpression>

namespace thaw::architecture {

QList<Include> includesOf(const QString &text)
{
    static const QRegularExpression pattern(R"rx(^[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"])rx",
        QRegularExpression::MultilineOption);
    QList<Include> includes;
    auto matches = pattern.globalMatch(withoutComments(text));
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        includes.append({ match.captured(2), match.captured(1) == "\"", lineAt(text, match.capturedStart(1)) });
    }
    return includes;
}

} // namespace thaw::architecture
