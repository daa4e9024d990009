// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/subcommand_list.h"

#include "cli/freeze_command.h"
#include "cli/list_command.h"

#include <QtGlobal>
#include <algorithm>

namespace thaw::cli {

const QList<Subcommand> &subcommandList()
{
    static const QList<Subcommand> list {
        { QStringLiteral("list"), QStringLiteral("[--json]"),
            QT_TRANSLATE_NOOP("cli", "List workloads, strategies, experiments, panels and pages."), runList },
        { QStringLiteral("freeze"),
            QStringLiteral("[--workload W]… [--strategy S]… [--set K=V]… [--out DIR] [--format LIST]"),
            QT_TRANSLATE_NOOP(
                "cli", "Run a workload with each strategy and tell how long the UI thread froze."),
            runFreeze },
        { QStringLiteral("run"), {}, "", nullptr },
        { QStringLiteral("check"), {}, "", nullptr },
        { QStringLiteral("compare"), {}, "", nullptr },
        { QStringLiteral("chart"), {}, "", nullptr },
        { QStringLiteral("watch"), {}, "", nullptr },
    };
    return list;
}

const Subcommand *findSubcommand(const QString &name)
{
    const QList<Subcommand> &all = subcommandList();
    const auto found
        = std::find_if(all.begin(), all.end(), [&](const Subcommand &s) { return s.name == name; });
    return found == all.end() ? nullptr : &*found;
}

QStringList availableSubcommands()
{
    QStringList names;
    for (const Subcommand &subcommand : subcommandList()) {
        if (subcommand.run)
            names += subcommand.name;
    }
    return names;
}

} // namespace thaw::cli
