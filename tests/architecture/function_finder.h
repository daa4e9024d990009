// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>

namespace thaw::architecture {

struct Function {
    QString name;
    int firstLine;
    int lastLine;
};

// The function bodies of a C++ text that stand outside of other functions, by their braces. No parser, but enough for
// the way this tree is written.
QList<Function> functionsOf(const QString &text);

} // namespace thaw::architecture
