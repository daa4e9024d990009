// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace thaw::gallery {

enum class CppTokenKind { Keyword, CoroutineKeyword, String, Type, Call, Number, Comment, Preprocessor };

struct CppToken {
    qsizetype start = 0;
    qsizetype length = 0;
    CppTokenKind kind = CppTokenKind::Keyword;
};

// What deserves a colour in one line of C++, in order. `inComment`: the line begins within a
// /* … */; afterwards, whether the next one does.
// A name is a call when a "(" follows, a type when it begins with a capital letter (that is how
// this project names types) or is one of the language's own. Raw strings are not understood.
QList<CppToken> cppTokens(const QString &line, bool &inComment);

} // namespace thaw::gallery
