// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/about_text.h"

#include <QCoreApplication>

namespace thaw::window {

QString aboutText()
{
    const QString name
        = QCoreApplication::translate("About", "Thaw %1").arg(QCoreApplication::applicationVersion());
    const QString what = QCoreApplication::translate("About",
        "Shows what a blocking call does to a program's UI thread, and what changes "
        "when the same work is awaited with co_await.");
    const QString licence = QCoreApplication::translate("About",
        "Free software: the program under the GNU General Public License, version 3 "
        "or later, its core under the MIT licence. It comes without any warranty.");
    const QString built
        = QCoreApplication::translate("About", "Built with Qt %1 (LGPL), Qt Charts (GPL) and QCoro (MIT).")
              .arg(QLatin1String(qVersion()));
    return QStringLiteral("<h3>%1</h3><p>%2</p><p>%3</p><p>%4</p>").arg(name, what, licence, built);
}

} // namespace thaw::window
