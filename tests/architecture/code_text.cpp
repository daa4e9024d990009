// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "architecture/code_text.h"

#include <QRegularExpression>

namespace thaw::architecture {

namespace {

// A literal or a comment, whichever begins first. An apostrophe between digits separates them and begins nothing.
const QRegularExpression &quotedOrComment()
{
    static const QRegularExpression pattern(
        R"rx((?<comment>//[^\n]*|/\*.*?\*/))rx"
        R"rx(|(?<raw>R"(?<mark>[^(\s]*)\(.*?\)\g{mark}"))rx"
        R"rx(|(?<string>"(?:\\.|[^"\\\n])*"))rx"
        R"rx(|(?<letter>(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'))rx",
        QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

void blank(QString &text, qsizetype from, qsizetype to)
{
    for (qsizetype i = from; i < to; ++i) {
        if (text[i] != '\n')
            text[i] = ' ';
    }
}

QString blanked(const QString &text, bool literalsToo)
{
    QString result = text;
    auto matches = quotedOrComment().globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        if (match.hasCaptured("comment"))
            blank(result, match.capturedStart(), match.capturedEnd());
        else if (literalsToo)
            blank(result, match.capturedStart() + 1, match.capturedEnd() - 1);
    }
    return result;
}

} // namespace

QString withoutComments(const QString &text)
{
    return blanked(text, false);
}

QString codeOnly(const QString &text)
{
    return blanked(text, true);
}

int lineAt(const QString &text, qsizetype place)
{
    return int(QStringView(text).left(place).count(u'\n')) + 1;
}

} // namespace thaw::architecture
