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
QString firstReason; // what the platform said before Qt gave up

[[noreturn]] void end()
{
    const QString reason
        = firstReason.isEmpty() ? QStringLiteral("Qt found no platform to show it on") : firstReason;
    Output output;
    output.message(QCoreApplication::translate("cli",
        "the window: %1. Start Thaw in a desktop session, "
        "or measure without a window: thaw freeze")
                       .arg(reason));
    ::_exit(output.finish(Failure));
}

void handle(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    const bool isPlatform = qstrncmp(context.category ? context.category : "", "qt.qpa.", 7) == 0;
    if (!QCoreApplication::startingUp()) {
        previousHandler(type, context, text);
    } else if (type == QtFatalMsg) {
        end();
    } else if (isPlatform) {
        if (firstReason.isEmpty())
            firstReason = text.section(u'\n', 0, 0).trimmed();
    } else {
        previousHandler(type, context, text);
    }
}

} // namespace

void explainMissingDisplay()
{
    previousHandler = qInstallMessageHandler(handle);
}

} // namespace thaw::cli
