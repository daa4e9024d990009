// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "architecture/forbidden.h"

#include "architecture/code_text.h"

#include <QRegularExpression>

namespace thaw::architecture {

namespace {

QStringList find(const QString &path, const QString &text, const QRegularExpression &what)
{
    QStringList complaints;
    auto matches = what.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const int line = lineAt(text, match.capturedStart());
        complaints += QString("%1:%2: %3").arg(path).arg(line).arg(match.captured());
    }
    return complaints;
}

} // namespace

QStringList wallClocks(const SourceTree &tree)
{
    static const QRegularExpression clock(R"(\bQTime\b|\bQ(Date|DateTime|Time)::current\w*|\bsystem_clock\b)"
                                          R"(|\bhigh_resolution_clock\b|\bCLOCK_REALTIME\w*|\bgettimeofday\b)"
                                          R"(|\bstd::time\b|(?<![\w.>:])time\s*\()");
    QStringList complaints;
    for (const QString &path : tree.keys()) {
        if (path.startsWith("core/") && isCpp(path) && path != "core/measure/environment.cpp")
            complaints += find(path, codeOnly(tree.value(path)), clock);
    }
    return complaints;
}

QStringList leftovers(const SourceTree &tree)
{
    static const QRegularExpression word(R"(\b(TODO|FIXME|XXX|HACK)\b)");
    // What a system cannot give is the one good reason, and the text must say what that is.
    static const QRegularExpression skip(R"x(\bQSKIP\s*\((?!"This system has no ))x");
    QStringList complaints;
    for (const QString &path : tree.keys()) {
        // The rule's own words stand here.
        if (!isCpp(path) || folderOf(path) == "tests/architecture")
            continue;
        complaints += find(path, tree.value(path), word);
        complaints += find(path, withoutComments(tree.value(path)), skip);
    }
    return complaints;
}

} // namespace thaw::architecture
