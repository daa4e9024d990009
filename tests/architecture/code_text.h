// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace thaw::architecture {

// C++ text whose comments are blanks; every character left stands where it stood.
QString withoutComments(const QString &text);

// The same with what is inside of string and character literals blank too.
QString codeOnly(const QString &text);

// The line (from 1) of a place in a text.
int lineAt(const QString &text, qsizetype place);

} // namespace thaw::architecture
