// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/style_sheet.h"

#include "theme/metrics.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>

namespace thaw::theme {

namespace {

QHash<QString, QColor> namedColours(Scheme scheme)
{
    const auto of = [scheme](Role role) { return colour(role, scheme); };
    const QColor accent = of(Role::Accent);
    return {
        { QStringLiteral("page"), of(Role::Page) },
        { QStringLiteral("side"), of(Role::Side) },
        { QStringLiteral("code"), of(Role::CodeFill) },
        { QStringLiteral("hover"), of(Role::Hover) },
        { QStringLiteral("selected"), of(Role::Selected) },
        { QStringLiteral("title"), of(Role::Title) },
        { QStringLiteral("text"), of(Role::Text) },
        { QStringLiteral("faint"), of(Role::Faint) },
        { QStringLiteral("outline"), of(Role::Outline) },
        { QStringLiteral("hairline"), of(Role::Hairline) },
        { QStringLiteral("axis"), of(Role::Axis) },
        { QStringLiteral("accent"), accent },
        { QStringLiteral("accentHover"), accent.darker(108) },
        { QStringLiteral("accentPressed"), accent.darker(118) },
        { QStringLiteral("onAccent"), of(Role::OnAccent) },
        { QStringLiteral("stall"), of(Role::Stall) },
    };
}

QString pattern()
{
    QFile file(QStringLiteral(":/theme/thaw.qss"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the style sheet is missing from the program");
    return QString::fromUtf8(file.readAll());
}

} // namespace

QString styleSheet(Scheme scheme)
{
    static const QRegularExpression variable(QStringLiteral("@(\\w+)|#(\\d+)#"));
    const QHash<QString, QColor> colours = namedColours(scheme);
    const QString text = pattern();
    QString made;
    qsizetype from = 0;
    for (auto it = variable.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        made += QStringView(text).mid(from, match.capturedStart() - from);
        made += match.hasCaptured(2) ? QString::number(px(match.captured(2).toInt()))
                                     : colours.value(match.captured(1), Qt::magenta).name();
        from = match.capturedEnd();
    }
    return made + QStringView(text).mid(from);
}

} // namespace thaw::theme
