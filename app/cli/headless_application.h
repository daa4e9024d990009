// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <memory>

namespace thaw::cli {

// The application of a command without a window. With `pictures` it can draw, on the
// offscreen platform unless QT_QPA_PLATFORM says otherwise; the children of this process
// don't inherit that choice.
// Qt gets no arguments: what the user typed is not for it.
std::unique_ptr<QCoreApplication> makeHeadlessApplication(char **argv, bool pictures);

} // namespace thaw::cli
