// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/catalogue.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace thaw::cli {

namespace {

using measure::ParameterSpec;

QJsonValue valueOf(const measure::ParameterValue &value)
{
    if (const auto *number = std::get_if<qint64>(&value))
        return *number;
    return std::get<QString>(value);
}

QJsonObject parameterObject(const ParameterSpec &spec)
{
    const bool isNumber = spec.type == ParameterSpec::Type::Integer;
    QJsonObject object {
        { QStringLiteral("name"), spec.name },
        { QStringLiteral("type"), isNumber ? QStringLiteral("integer") : QStringLiteral("choice") },
        { QStringLiteral("unit"), spec.unit },
        { QStringLiteral("default"), valueOf(spec.defaultValue) },
    };
    if (isNumber) {
        object.insert(QStringLiteral("min"), spec.minimum);
        object.insert(QStringLiteral("max"), spec.maximum);
    } else {
        object.insert(QStringLiteral("choices"), QJsonArray::fromStringList(spec.choices));
    }
    return object;
}

QJsonObject entryObject(const CatalogueEntry &entry)
{
    QJsonArray parameters;
    for (const ParameterSpec &spec : entry.parameters)
        parameters += parameterObject(spec);
    return { { QStringLiteral("id"), entry.id }, { QStringLiteral("title"), entry.title },
        { QStringLiteral("parameters"), parameters } };
}

} // namespace

QString catalogueJson(const Catalogue &catalogue)
{
    QJsonObject kinds;
    for (const CatalogueKind &kind : catalogue) {
        QJsonArray entries;
        for (const CatalogueEntry &entry : kind.entries)
            entries += entryObject(entry);
        kinds.insert(kind.key, entries);
    }
    return QString::fromUtf8(QJsonDocument(kinds).toJson());
}

} // namespace thaw::cli
