// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/parameter.h"

#include <QList>
#include <QString>

namespace thaw::cli {

// Everything that has an id, by kind.
struct CatalogueEntry {
    QString id;
    QString title; // translated
    measure::ParameterSpecs parameters;
};

struct CatalogueKind {
    QString key; // "workloads"
    QString title; // translated
    QList<CatalogueEntry> entries;
};

using Catalogue = QList<CatalogueKind>;

// From the lists of each folder.
Catalogue readCatalogue();

// For people: a heading a kind, an entry a line, its parameters below it.
QString catalogueText(const Catalogue &catalogue);

// For scripts: an object of arrays by kind; each entry has id, title, parameters, and each
// parameter name, type, unit, default, and min and max, or choices.
QString catalogueJson(const Catalogue &catalogue);

} // namespace thaw::cli
