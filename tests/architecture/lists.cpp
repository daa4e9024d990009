// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "architecture/lists.h"

#include "architecture/includes.h"

#include <QRegularExpression>
#include <QSet>

namespace thaw::architecture {

namespace {

QString cmakeWithoutComments(const QString &text)
{
    static const QRegularExpression comment("#[^\n]*");
    return QString(text).remove(comment);
}

// A test program is named without its ending.
bool names(const QString &cmake, const QString &source)
{
    const QString ending = source.startsWith("tst_") ? "(\\.cpp)?" : "\\.cpp";
    const QString name = QRegularExpression::escape(source.chopped(4));
    return cmake.contains(QRegularExpression("(?<![\\w/])" + name + ending + "(?![\\w.])"));
}

void reach(const SourceTree &tree, const QString &path, QSet<QString> &reached)
{
    if (reached.contains(path) || !tree.contains(path))
        return;
    reached.insert(path);
    if (path.endsWith(".h"))
        reach(tree, path.chopped(2) + ".cpp", reached);
    const QString root = path.section('/', 0, 0) + '/';
    for (const Include &include : includesOf(tree.value(path)))
        reach(tree, root + include.what, reached);
}

} // namespace

QStringList unbuiltSources(const SourceTree &tree)
{
    QStringList complaints;
    for (const QString &path : tree.keys()) {
        if (!path.endsWith(".cpp"))
            continue;
        const QString list = folderOf(path) + "/CMakeLists.txt";
        if (!names(cmakeWithoutComments(tree.value(list)), path.section('/', -1)))
            complaints += QString("%1: not in %2").arg(path, list);
    }
    return complaints;
}

QStringList unlistedHeaders(const SourceTree &tree, const QString &list)
{
    if (!tree.contains(list))
        return { list + ": not there" };
    QSet<QString> reached;
    reach(tree, list, reached);
    QStringList complaints;
    for (const QString &path : tree.keys()) {
        if (folderOf(path) == folderOf(list) && path.endsWith(".h") && !reached.contains(path))
            complaints += QString("%1: not in %2").arg(path, list);
    }
    return complaints;
}

QStringList unusedHeaders(const SourceTree &tree)
{
    QSet<QString> used;
    for (auto file = tree.cbegin(); file != tree.cend(); ++file) {
        if (!file.key().startsWith("app/") || !isCpp(file.key()))
            continue;
        for (const Include &include : includesOf(file.value())) {
            if (QString("app/" + include.what).chopped(2) != file.key().section('.', 0, -2))
                used.insert("app/" + include.what);
        }
    }
    QStringList complaints;
    for (const QString &path : tree.keys()) {
        if (path.startsWith("app/") && path.endsWith(".h") && !used.contains(path))
            complaints += path + ": nothing uses it";
    }
    return complaints;
}

} // namespace thaw::architecture
