// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/headless_application.h"

#include <QApplication>

namespace thaw::cli {

namespace {

constexpr const char *platformVariable = "QT_QPA_PLATFORM";

int &onlyTheName()
{
    static int count = 1; // Qt keeps a reference
    return count;
}

} // namespace

std::unique_ptr<QCoreApplication> makeHeadlessApplication(char **argv, bool pictures)
{
    if (!pictures)
        return std::make_unique<QCoreApplication>(onlyTheName(), argv);
    const bool isChosen = qEnvironmentVariableIsSet(platformVariable);
    if (!isChosen)
        qputenv(platformVariable, "offscreen");
    auto application = std::make_unique<QApplication>(onlyTheName(), argv);
    if (!isChosen)
        qunsetenv(platformVariable);
    return application;
}

} // namespace thaw::cli
