// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include "cli/output.h"
#include "cli/process_setup.h"
#include "cli/subcommand_list.h"
#include "cli/window_command.h"
#include "measure/typed_text.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace thaw::cli {

namespace {

using base::Problem;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QStringList argumentsOf(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    return arguments;
}

// A word that was meant as a file, and not as a subcommand with a typing mistake.
bool looksLikeFile(const QString &word)
{
    return word.contains(u'/') || word.contains(u'.') || QFileInfo::exists(word);
}

Problem notInThisVersion(const QString &name)
{
    return { Problem::Kind::BadInput, name, Text::tr("this subcommand is not in this version"),
        Text::tr("Available: %1.").arg(availableSubcommands().join(QStringLiteral(", "))) };
}

Problem unknownSubcommand(const QString &name)
{
    return { Problem::Kind::BadInput, measure::quoted(name), Text::tr("there is no such subcommand"),
        measure::namesRemedy(name, availableSubcommands()) };
}

ExitStatus dispatch(const Invocation &invocation)
{
    const QString first = invocation.arguments.value(0);
    const bool isWindow = invocation.arguments.isEmpty() || first.startsWith(u'-');
    const Subcommand *subcommand = isWindow ? nullptr : findSubcommand(first);
    if (isWindow || (!subcommand && looksLikeFile(first)))
        return runWindowCommand(invocation);
    if (!subcommand)
        return invocation.output.fail(unknownSubcommand(first));
    if (!subcommand->run)
        return invocation.output.fail(notInThisVersion(first));
    return subcommand->run(
        { invocation.argc, invocation.argv, invocation.arguments.mid(1), invocation.output });
}

} // namespace

int runProgram(int argc, char **argv)
{
    setUpProcess();
    QCoreApplication::setApplicationName(QStringLiteral("thaw"));
    QCoreApplication::setApplicationVersion(QStringLiteral(THAW_VERSION));
    Output output;
    return output.finish(dispatch({ argc, argv, argumentsOf(argc, argv), output }));
}

} // namespace thaw::cli
