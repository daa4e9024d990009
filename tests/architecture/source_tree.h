// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace thaw::architecture {

// The text of each file, by its path from the top of the tree. Rules read nothing else, so that their tests can
// hand them trees of a few lines.
using SourceTree = QMap<QString, QString>;

// Every file below `root` that belongs to the project: not what is built, measured or kept by git.
SourceTree readTree(const QString &root);

// The tree that this program was built from.
const SourceTree &thisTree();
QString thisRoot();

bool isCpp(const QString &path); // .h or .cpp

// "core/net" of "core/net/http_get.h"; empty at the top.
QString folderOf(const QString &path);

} // namespace thaw::architecture
