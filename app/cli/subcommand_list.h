// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/subcommand.h"

#include <QList>

namespace thaw::cli {

// Every subcommand, in the order that --help shows.
const QList<Subcommand> &subcommandList();

// The one with this name, or nullptr.
const Subcommand *findSubcommand(const QString &name);

// Names of those that this version has.
QStringList availableSubcommands();

} // namespace thaw::cli
