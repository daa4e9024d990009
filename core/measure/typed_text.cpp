// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "measure/typed_text.h"

#include "base/nearest_name.h"

#include <QCoreApplication>

namespace thaw::measure {

QString quoted(const QString &typed)
{
    constexpr qsizetype longest = 60;
    QString text = typed.size() > longest ? typed.left(longest - 1) + u'…' : typed;
    for (QChar &c : text) {
        // A terminal would obey them.
        if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
            c = QChar::ReplacementCharacter;
    }
    return u'"' + text + u'"';
}

QString namesRemedy(const QString &wrong, const QStringList &valid)
{
    const QString nearest = base::nearestName(wrong, valid);
    const QString all
        = QCoreApplication::translate("measure", "Valid: %1.").arg(valid.join(QStringLiteral(", ")));
    if (nearest.isEmpty())
        return all;
    return QCoreApplication::translate("measure", "Did you mean %1?").arg(nearest) + u' ' + all;
}

} // namespace thaw::measure
