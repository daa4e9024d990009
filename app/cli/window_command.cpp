// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/window_command.h"

#include "cli/command_line.h"
#include "cli/no_display.h"
#include "cli/output.h"
#include "cli/subcommand_list.h"
#include "gallery/page_list.h"
#include "measure/typed_text.h"
#include "window/run_window.h"

#include <QCoreApplication>

namespace thaw::cli {

namespace {

using base::Problem;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QString subcommandsHelp()
{
    QString text = u'\n' + Text::tr("Subcommands:") + u'\n';
    for (const Subcommand &subcommand : subcommandList()) {
        if (subcommand.run)
            text += QStringLiteral("  thaw %1 %2\n      %3\n")
                        .arg(subcommand.name, subcommand.usage,
                            QCoreApplication::translate("cli", subcommand.summary));
    }
    return text + u'\n' + Text::tr("Each has --help. Without a subcommand the window opens.") + u'\n';
}

// The page to open, "" for the one shown last.
base::Outcome<QString> wantedPage(const CommandLine &line)
{
    auto page = line.onlyValue(QStringLiteral("page"));
    if (!page || !line.isSet(QStringLiteral("page")) || gallery::pageIds().contains(*page))
        return page;
    return Problem { Problem::Kind::BadInput, QStringLiteral("--page"),
        Text::tr("there is no page %1").arg(measure::quoted(*page)),
        measure::namesRemedy(*page, gallery::pageIds()) };
}

Problem cannotOpen(const QString &file)
{
    return { Problem::Kind::BadInput, measure::quoted(file),
        Text::tr("this version opens no panels or results"), Text::tr("Start thaw without files.") };
}

ExitStatus openWindow(const Invocation &invocation, const QString &page)
{
    explainMissingDisplay(Text::tr("the window"),
        Text::tr("Start Thaw in a desktop session, or measure without a window: thaw freeze"));
    window::WindowOptions options;
    options.page = page;
    return window::runWindow(invocation.argc, invocation.argv, options);
}

} // namespace

ExitStatus runWindowCommand(const Invocation &invocation)
{
    CommandLine line(QStringLiteral("thaw [--page ID] [FILE…]\n       thaw SUBCOMMAND [OPTION]…"),
        Text::tr("Shows what freezes a UI thread, and what thaws it."));
    line.addOption(QStringLiteral("page"), Text::tr("Open the window at this page."), QStringLiteral("ID"));
    line.addOption(QStringLiteral("version"), Text::tr("Show the version."));
    Output &output = invocation.output;
    if (auto parsed = line.parse(invocation.arguments); !parsed)
        return output.fail(parsed.problem());
    if (line.wantsHelp()) {
        output.result(line.help() + subcommandsHelp());
        return Success;
    }
    if (line.isSet(QStringLiteral("version"))) {
        output.result(QStringLiteral("thaw %1\n").arg(QCoreApplication::applicationVersion()));
        return Success;
    }
    if (!line.positional().isEmpty())
        return output.fail(cannotOpen(line.positional().first()));
    const auto page = wantedPage(line);
    return page ? openWindow(invocation, *page) : output.fail(page.problem());
}

} // namespace thaw::cli
