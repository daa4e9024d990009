// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "architecture/modules.h"

#include "architecture/includes.h"

#include <QDir>
#include <QHash>
#include <QLibraryInfo>

namespace thaw::architecture {

namespace {

QHash<QString, QString> installedHeaders()
{
    QHash<QString, QString> modules;
    const QDir all(QLibraryInfo::path(QLibraryInfo::HeadersPath));
    QStringList folders = all.entryList({ "Qt*" }, QDir::Dirs);
    folders.append("QtCore"); // last, since others have a QtGlobal too
    for (const QString &module : folders) {
        for (const QString &header : QDir(all.filePath(module)).entryList(QDir::Files))
            modules.insert(header, module);
    }
    return modules;
}

bool isLowCore(const QString &path)
{
    static const QStringList folders { "core/base", "core/runtime", "core/tasks", "core/monitor", "core/recording" };
    return folders.contains(path.section('/', 0, 1));
}

QString reasonAgainst(const QString &path, const QString &module)
{
    const bool inCore = path.startsWith("core/");
    if (isLowCore(path) && module != "QtCore")
        return "this layer knows the standard library and QtCore only";
    if (inCore && module != "QtCore" && module != "QtNetwork" && module != "QCoro")
        return "core knows QtCore, QtNetwork and QCoro only";
    if (module == "QtCharts" && !path.startsWith("app/charts/") && !path.startsWith("tests/app/charts/"))
        return "Qt Charts stays behind app/charts";
    return {};
}

} // namespace

QString moduleOf(const QString &header)
{
    static const QHash<QString, QString> installed = installedHeaders();
    if (header.startsWith("qcoro", Qt::CaseInsensitive))
        return "QCoro";
    return header.startsWith("Qt") && header.contains('/') ? header.section('/', 0, 0) : installed.value(header);
}

QStringList wrongModules(const SourceTree &tree)
{
    QStringList complaints;
    for (auto file = tree.cbegin(); file != tree.cend(); ++file) {
        if (!isCpp(file.key()))
            continue;
        for (const Include &include : includesOf(file.value())) {
            const QString module = moduleOf(include.what);
            const QString reason = module.isEmpty() ? QString() : reasonAgainst(file.key(), module);
            if (!reason.isEmpty())
                complaints += QString("%1:%2: <%3>: %4").arg(file.key()).arg(include.line).arg(include.what, reason);
        }
    }
    return complaints;
}

} // namespace thaw::architecture
