// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/catalogue.h"

#include <QCoreApplication>
#include <algorithm>

namespace thaw::cli {

namespace {

using measure::ParameterSpec;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QString accepted(const ParameterSpec &spec)
{
    const QString standard = measure::toText(spec.defaultValue);
    if (spec.type == ParameterSpec::Type::Choice)
        return Text::tr("%1; default %2").arg(spec.choices.join(QStringLiteral(" | ")), standard);
    const QString range = Text::tr("%1 to %2").arg(spec.minimum).arg(spec.maximum);
    const QString withUnit = spec.unit.isEmpty() ? range : QString(range + u' ' + spec.unit);
    return Text::tr("%1; default %2").arg(withUnit, standard);
}

QString entryText(const CatalogueEntry &entry, qsizetype idWidth)
{
    QString text = QStringLiteral("  %1  %2\n").arg(entry.id.leftJustified(idWidth), entry.title);
    qsizetype nameWidth = 0;
    for (const ParameterSpec &spec : entry.parameters)
        nameWidth = std::max(nameWidth, spec.name.size());
    for (const ParameterSpec &spec : entry.parameters)
        text += QStringLiteral("      %1  %2\n").arg(spec.name.leftJustified(nameWidth), accepted(spec));
    return text;
}

QString kindText(const CatalogueKind &kind)
{
    QString text = kind.title + u'\n';
    if (kind.entries.isEmpty())
        text += QStringLiteral("  ") + Text::tr("none in this version") + u'\n';
    qsizetype idWidth = 0;
    for (const CatalogueEntry &entry : kind.entries)
        idWidth = std::max(idWidth, entry.id.size());
    for (const CatalogueEntry &entry : kind.entries)
        text += entryText(entry, idWidth);
    return text;
}

} // namespace

QString catalogueText(const Catalogue &catalogue)
{
    QStringList kinds;
    for (const CatalogueKind &kind : catalogue)
        kinds += kindText(kind);
    return kinds.join(u'\n');
}

} // namespace thaw::cli
