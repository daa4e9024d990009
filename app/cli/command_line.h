// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"

#include <QCommandLineParser>
#include <QStringList>

namespace thaw::cli {

// QCommandLineParser that answers in problems instead of ending the program, and that names
// the option that was probably meant.
class CommandLine {
public:
    // `usage` is the line after "Usage: ".
    CommandLine(const QString &usage, const QString &description);

    // `valueName` is empty for a switch.
    void addOption(const QString &name, const QString &description, const QString &valueName = {});

    // `arguments` without the program's name. Takes --help and -h besides.
    base::Outcome<base::Done> parse(const QStringList &arguments);

    bool isSet(const QString &name) const { return m_parser.isSet(name); }
    bool wantsHelp() const { return isSet(QStringLiteral("help")); }
    QStringList values(const QString &name) const { return m_parser.values(name); }
    QStringList positional() const { return m_parser.positionalArguments(); }

    // The option's only value; empty where it isn't set. Errors: BadInput when it is given twice.
    base::Outcome<QString> onlyValue(const QString &name) const;

    QString help() const;

private:
    QCommandLineParser m_parser;
    QString m_usage;
    QStringList m_names;
};

} // namespace thaw::cli
