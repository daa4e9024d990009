// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/no_display.h"

#include "cli/output.h"

#include <QCoreApplication>
#include <QtGlobal>
#include <unistd.h>

namespace thaw::cli {

namespace {

QtMessageHandler previousHandler = nullptr;
base::Problem problem; // its reason is what the platform says before Qt gives up

[[noreturn]] void end()
{
    if (problem.why.isEmpty())
        problem.why = QCoreApplication::translate("cli", "Qt found no platform to show it on");
    Output output;
    ::_exit(output.finish(output.fail(problem)));
}

void handle(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    // Of no use to whoever reads a command's messages; Qt has chosen a folder, and says so once more.
    if (text.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR not set")))
        return;
    const bool isPlatform = qstrncmp(context.category ? context.category : "", "qt.qpa.", 7) == 0;
    if (!QCoreApplication::startingUp()) {
        previousHandler(type, context, text);
    } else if (type == QtFatalMsg) {
        end();
    } else if (isPlatform) {
        if (problem.why.isEmpty())
            problem.why = text.section(u'\n', 0, 0).trimmed();
    } else {
        previousHandler(type, context, text);
    }
}

} // namespace

void explainMissingDisplay(const QString &what, const QString &remedy)
{
    problem = { base::Problem::Kind::Failed, what, {}, remedy };
    previousHandler = qInstallMessageHandler(handle);
}

} // namespace thaw::cli
