// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/list_command.h"

#include "cli/catalogue.h"
#include "cli/command_line.h"
#include "cli/output.h"
#include "measure/typed_text.h"

#include <QCoreApplication>

namespace thaw::cli {

ExitStatus runList(const Invocation &invocation)
{
    CommandLine line(QStringLiteral("thaw list [--json]"),
        QCoreApplication::translate("cli", "Lists workloads, strategies, experiments, panels and pages."));
    line.addOption(QStringLiteral("json"), QCoreApplication::translate("cli", "As JSON, for scripts."));
    Output &output = invocation.output;
    if (auto parsed = line.parse(invocation.arguments); !parsed)
        return output.fail(parsed.problem());
    if (line.wantsHelp()) {
        output.result(line.help());
        return Success;
    }
    if (!line.positional().isEmpty())
        return output.fail({ base::Problem::Kind::BadInput, measure::quoted(line.positional().first()),
            QCoreApplication::translate("cli", "list takes options only"),
            QCoreApplication::translate("cli", "See thaw list --help.") });
    const Catalogue catalogue = readCatalogue();
    output.result(line.isSet(QStringLiteral("json")) ? catalogueJson(catalogue) : catalogueText(catalogue));
    return Success;
}

} // namespace thaw::cli
