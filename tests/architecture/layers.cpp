// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "architecture/layers.h"

#include "architecture/includes.h"

namespace thaw::architecture {

namespace {

// What a folder of core may include besides itself. The two columns, tasks and monitors, meet in measure.
QMap<QString, QStringList> coreLayers()
{
    QMap<QString, QStringList> layers {
        { "base", {} },
        { "runtime", { "base" } },
        { "tasks", { "base", "runtime" } },
        { "qt", { "base", "runtime", "tasks" } },
        { "net", { "base", "runtime", "tasks", "qt" } },
        { "monitor", { "base" } },
        { "recording", { "base", "monitor" } },
    };
    for (const char *higher : { "measure", "results", "workloads", "strategies", "experiments", "panels" }) {
        const QStringList lower = layers.keys();
        layers.insert(higher, lower);
    }
    return layers;
}

const QStringList &appFolders()
{
    static const QStringList folders { "window", "theme", "gallery", "charts", "cli", "panel_page", "results_page",
        "vital_signs", "subject", "export" };
    return folders;
}

// "net" of "core/net/http_get.h"; "main.cpp" of "app/main.cpp".
QString partOf(const QString &path)
{
    return path.section('/', 1, 1);
}

QString reasonAgainst(const QString &from, const QString &included)
{
    static const QMap<QString, QStringList> layers = coreLayers();
    const QString to = included.section('/', 0, 0);
    const bool toCore = layers.contains(to);
    if (!included.contains('/') || (!toCore && !appFolders().contains(to)))
        return "includes are rooted at core/ and app/";
    if (from.startsWith("core/")) {
        const QString part = partOf(from);
        if (!toCore)
            return "core knows nothing of app";
        if (to != part && !layers.value(part).contains(to))
            return QString("core/%1 is not below core/%2").arg(to, part);
    } else if (to == "window" && partOf(from) != "window" && partOf(from) != "main.cpp" && partOf(from) != "cli") {
        return "app/window puts the parts together, so no part knows it";
    }
    return {};
}

} // namespace

QStringList wrongIncludes(const SourceTree &tree)
{
    QStringList complaints;
    for (auto file = tree.cbegin(); file != tree.cend(); ++file) {
        const QString &path = file.key();
        if (!isCpp(path) || !(path.startsWith("core/") || path.startsWith("app/")))
            continue;
        if (path.startsWith("core/") && !coreLayers().contains(partOf(path)))
            complaints += QString("%1:1: core/%2 has no place among the layers").arg(path, partOf(path));
        for (const Include &include : includesOf(file.value())) {
            if (!include.quoted || include.what.endsWith(".moc") || include.what.startsWith("moc_"))
                continue;
            const QString reason = reasonAgainst(path, include.what);
            if (!reason.isEmpty())
                complaints += QString("%1:%2: \"%3\": %4").arg(path).arg(include.line).arg(include.what, reason);
        }
    }
    return complaints;
}

} // namespace thaw::architecture
