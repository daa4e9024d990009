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

// The same for app, where all may include all of core. The window puts the parts together; so does the command line,
// which starts it.
QMap<QString, QStringList> appLayers()
{
    const QStringList parts { "theme", "charts", "export", "vital_signs" };
    QMap<QString, QStringList> layers {
        { "theme", {} },
        { "charts", { "theme" } },
        { "vital_signs", { "theme" } },
        { "export", { "charts" } },
    };
    for (const char *page : { "gallery", "panel_page", "results_page", "subject" })
        layers.insert(page, parts);
    const QStringList all = layers.keys() + QStringList { "window", "cli" };
    for (const char *top : { "window", "cli", "main.cpp" })
        layers.insert(top, all);
    return layers;
}

// "net" of "core/net/http_get.h"; "main.cpp" of "app/main.cpp".
QString partOf(const QString &path)
{
    return path.section('/', 1, 1);
}

QString reasonAgainst(const QString &from, const QString &included)
{
    static const QMap<QString, QStringList> core = coreLayers();
    static const QMap<QString, QStringList> app = appLayers();
    const QString to = included.section('/', 0, 0);
    if (!included.contains('/') || (!core.contains(to) && !app.contains(to)))
        return "includes are rooted at core/ and app/";
    const bool fromCore = from.startsWith("core/");
    if (core.contains(to) != fromCore)
        return fromCore ? "core knows nothing of app" : "";
    const QString part = partOf(from);
    if (to != part && !(fromCore ? core : app).value(part).contains(to))
        return QString("%1 is not below %2").arg(to, part);
    return {};
}

bool hasPlace(const QString &path)
{
    return (path.startsWith("core/") ? coreLayers() : appLayers()).contains(partOf(path));
}

} // namespace

QStringList wrongIncludes(const SourceTree &tree)
{
    QStringList complaints;
    for (auto file = tree.cbegin(); file != tree.cend(); ++file) {
        const QString &path = file.key();
        if (!isCpp(path) || !(path.startsWith("core/") || path.startsWith("app/")))
            continue;
        if (!hasPlace(path))
            complaints += QString("%1:1: %2 has no place among the layers").arg(path, partOf(path));
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
