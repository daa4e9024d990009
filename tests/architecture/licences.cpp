// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "architecture/licences.h"

#include <QRegularExpression>

namespace thaw::architecture {

namespace {

// Sources speak for themselves; for what has no comments, REUSE.toml beside it speaks.
QString header(const SourceTree &tree, const QString &path)
{
    static const QStringList silent { "csv", "json", "md", "png", "svg", "txt", "gitattributes" };
    const QString speaker = folderOf(path) + "/REUSE.toml";
    const bool isSilent = silent.contains(path.section('.', -1)) && !path.endsWith("CMakeLists.txt");
    return (isSilent && tree.contains(speaker) ? tree.value(speaker) : tree.value(path)).left(1000);
}

} // namespace

QString licenceOf(const QString &path)
{
    const QString top = path.section('/', 0, 0);
    const bool free = top == "core" || top == "resources" || top.startsWith('.')
        || (top == "tests" && !path.startsWith("tests/app/"));
    return free ? "MIT" : "GPL-3.0-or-later";
}

QStringList wrongLicences(const SourceTree &tree)
{
    static const QRegularExpression said(R"(SPDX-License-Identifier"?\s*[:=]\s*"?([\w.-]+))");
    static const QRegularExpression owned(R"(SPDX-FileCopyrightText"?\s*[:=]\s*"?2026 The Thaw authors\b)");
    QStringList complaints;
    for (const QString &path : tree.keys()) {
        const QString head = header(tree, path);
        const QString licence = said.match(head).captured(1);
        if (licence.isEmpty())
            complaints += path + ":1: says no licence";
        else if (licence != licenceOf(path))
            complaints += QString("%1:1: says %2, but %3 holds there").arg(path, licence, licenceOf(path));
        if (!owned.match(head).hasMatch())
            complaints += path + ":1: does not say whose it is";
    }
    return complaints;
}

} // namespace thaw::architecture
