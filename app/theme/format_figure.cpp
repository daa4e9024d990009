// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/format_figure.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace thaw::theme {

namespace {

constexpr QChar narrowSpace(0x202F);
constexpr QChar noBreakSpace(0x00A0);
constexpr QChar minus(0x2212);
constexpr QChar dash(0x2013);

bool isCounting(QChar c)
{
    return c >= QLatin1Char('1') && c <= QLatin1Char('9');
}

void setThousandsApart(QString &digits)
{
    const qsizetype point = digits.indexOf(QLatin1Char('.'));
    for (qsizetype at = (point < 0 ? digits.size() : point) - 3; at > 0; at -= 3)
        digits.insert(at, narrowSpace);
}

} // namespace

QString formatFigure(double value, int decimals)
{
    if (!std::isfinite(value))
        return dash;
    QString text = QString::number(std::abs(value), 'f', decimals);
    // "−0" and "−0.0" tell nothing.
    const bool negative = value < 0 && std::any_of(text.cbegin(), text.cend(), isCounting);
    setThousandsApart(text);
    return negative ? minus + text : text;
}

QString formatMs(double ms)
{
    return formatFigure(ms, std::abs(ms) < 9.95 ? 1 : 0);
}

QString withUnit(const QString &figure, const QString &unit)
{
    return figure + noBreakSpace + unit;
}

QString formatAge(base::Duration age)
{
    using namespace std::chrono;
    const auto tr = [](const char *text, auto n) {
        return QCoreApplication::translate("Age", text).arg(static_cast<qlonglong>(n));
    };
    const auto s = duration_cast<seconds>(age).count();
    if (s < 60)
        return tr(QT_TRANSLATE_NOOP("Age", "%1 s ago"), s);
    if (s < 60 * 60)
        return tr(QT_TRANSLATE_NOOP("Age", "%1 min ago"), s / 60);
    return tr(QT_TRANSLATE_NOOP("Age", "%1 h ago"), s / 3600);
}

} // namespace thaw::theme
