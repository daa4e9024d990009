// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "architecture/source_tree.h"

namespace thaw::architecture {

// Which of Qt's modules, and QCoro, a part may include: no screen in core, Qt Charts in app/charts only, QCoro from
// core/qt upwards. Not left to the linker, since Qt6::Core exports the folder of all modules.
QStringList wrongModules(const SourceTree &tree);

// "QtWidgets" of "QWidget", "qwidget.h" or "QtWidgets/QWidget"; "QCoro" of what is QCoro's; empty for the rest.
// Source: the headers of the Qt that this program was built with.
QString moduleOf(const QString &header);

} // namespace thaw::architecture
