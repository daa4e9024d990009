// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "architecture/source_tree.h"

#include <QDir>
#include <QFile>

namespace thaw::architecture {

namespace {

bool isForeign(const QString &name)
{
    return name.startsWith("build") || name == ".git" || name == ".cache" || name == "thaw-results"
        || name.endsWith(".user");
}

void readFolder(const QDir &folder, const QString &prefix, SourceTree &tree)
{
    const auto everything = QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot | QDir::NoSymLinks;
    for (const QFileInfo &entry : folder.entryInfoList(everything)) {
        const QString path = prefix + entry.fileName();
        if (prefix.isEmpty() && isForeign(path))
            continue;
        if (entry.isDir()) {
            readFolder(QDir(entry.filePath()), path + '/', tree);
        } else if (QFile file(entry.filePath()); file.open(QIODevice::ReadOnly)) {
            tree.insert(path, QString::fromUtf8(file.readAll()));
        }
    }
}

} // namespace

SourceTree readTree(const QString &root)
{
    SourceTree tree;
    readFolder(QDir(root), {}, tree);
    return tree;
}

const SourceTree &thisTree()
{
    static const SourceTree tree = readTree(thisRoot());
    return tree;
}

QString thisRoot()
{
    return QStringLiteral(THAW_SOURCE_DIR);
}

bool isCpp(const QString &path)
{
    return path.endsWith(".h") || path.endsWith(".cpp");
}

QString folderOf(const QString &path)
{
    return path.left(qMax<qsizetype>(0, path.lastIndexOf('/')));
}

} // namespace thaw::architecture
