// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/cpp_highlighter.h"

#include "theme/theme.h"

#include <QTextCharFormat>

namespace thaw::gallery {

namespace {

using theme::Role;

Role roleOf(CppTokenKind kind)
{
    switch (kind) {
    case CppTokenKind::Keyword:
    case CppTokenKind::CoroutineKeyword:
    case CppTokenKind::Preprocessor:
        return Role::CodeKeyword;
    case CppTokenKind::String:
        return Role::CodeString;
    case CppTokenKind::Type:
        return Role::CodeType;
    case CppTokenKind::Call:
        return Role::CodeCall;
    case CppTokenKind::Number:
        return Role::CodeNumber;
    case CppTokenKind::Comment:
        return Role::Faint;
    }
    return Role::Title;
}

QTextCharFormat formatOf(CppTokenKind kind)
{
    QTextCharFormat format;
    format.setForeground(theme::Theme::instance().colour(roleOf(kind)));
    if (kind == CppTokenKind::CoroutineKeyword)
        format.setFontWeight(QFont::Bold);
    return format;
}

} // namespace

CppHighlighter::CppHighlighter(QTextDocument *document)
    : QSyntaxHighlighter(document)
{
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void CppHighlighter::highlightBlock(const QString &text)
{
    bool inComment = previousBlockState() == 1;
    const QList<CppToken> tokens = cppTokens(text, inComment);
    for (const CppToken &token : tokens)
        setFormat(int(token.start), int(token.length), formatOf(token.kind));
    setCurrentBlockState(inComment ? 1 : 0);
}

} // namespace thaw::gallery
