// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_line.h"

#include "base/nearest_name.h"
#include "measure/typed_text.h"

#include <QCoreApplication>

namespace thaw::cli {

namespace {

using base::Problem;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QString dashed(const QString &name)
{
    return (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
}

} // namespace

CommandLine::CommandLine(const QString &usage, const QString &description)
    : m_usage(usage)
{
    m_parser.setApplicationDescription(description);
    m_parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    m_parser.addOption({ { QStringLiteral("h"), QStringLiteral("help") }, Text::tr("Show this help.") });
    m_names = { QStringLiteral("help") };
}

void CommandLine::addOption(const QString &name, const QString &description, const QString &valueName)
{
    m_parser.addOption({ name, description, valueName });
    m_names += name;
}

base::Outcome<base::Done> CommandLine::parse(const QStringList &arguments)
{
    if (m_parser.parse(QStringList { QStringLiteral("thaw") } + arguments))
        return base::Done {};
    const QStringList unknown = m_parser.unknownOptionNames();
    const QString usage = Text::tr("Usage: %1").arg(m_usage.section(u'\n', 0, 0));
    if (unknown.isEmpty())
        return Problem { Problem::Kind::BadInput, {}, m_parser.errorText(), usage };
    const QString nearest = base::nearestName(unknown.first(), m_names);
    return Problem { Problem::Kind::BadInput, measure::quoted(dashed(unknown.first())),
        Text::tr("there is no such option"),
        nearest.isEmpty() ? usage : Text::tr("Did you mean %1?").arg(dashed(nearest)) };
}

base::Outcome<QString> CommandLine::onlyValue(const QString &name) const
{
    const QStringList all = values(name);
    if (all.size() > 1)
        return Problem { Problem::Kind::BadInput, dashed(name), Text::tr("it was given twice"),
            Text::tr("Give it once.") };
    return all.value(0);
}

QString CommandLine::help() const
{
    // Qt's first line names the executable's path, or nothing without an application.
    const QString text = m_parser.helpText();
    return Text::tr("Usage: %1").arg(m_usage) + u'\n' + text.mid(text.indexOf(u'\n'));
}

} // namespace thaw::cli
