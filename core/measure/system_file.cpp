// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "measure/system_file.h"

#include <QFile>

namespace thaw::measure {

QString systemText(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll());
}

QString systemLine(const QString &path)
{
    return systemText(path).section(u'\n', 0, 0).trimmed();
}

} // namespace thaw::measure
