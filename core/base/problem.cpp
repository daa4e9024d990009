// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/problem.h"

namespace thaw::base {

QString Problem::message() const
{
    QString text = what.isEmpty() ? why : what + QStringLiteral(": ") + why;
    if (!text.isEmpty() && !text.endsWith(u'.') && !text.endsWith(u'?') && !text.endsWith(u'!'))
        text += u'.';
    if (!remedy.isEmpty())
        text += u' ' + remedy;
    return text;
}

} // namespace thaw::base
