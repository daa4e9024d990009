// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/number_text.h"

#include <QLocale>
#include <cmath>

namespace thaw::results {

QByteArray numberText(double value)
{
    if (!std::isfinite(value))
        return {};
    // "1e+06" is short, but nobody reads it as a count.
    constexpr double exactUpTo = 1e15;
    if (std::trunc(value) == value && std::fabs(value) < exactUpTo)
        return QByteArray::number(static_cast<qint64>(value));
    return QByteArray::number(value, 'g', QLocale::FloatingPointShortest);
}

} // namespace thaw::results
