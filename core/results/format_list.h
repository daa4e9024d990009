// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "results/writer.h"

#include <QList>
#include <QStringList>

namespace thaw::results {

// One file of a format: "freeze" + suffix.
struct DataFile {
    QString suffix; // ".summary.csv"
    Writer write;
};

// What can be asked for with --format, and in the window's export.
struct Format {
    enum class Content {
        Data, // `files`, written here
        Picture, // one file a chart, ".CHART.png", drawn by the app
        Later, // named in the contract, not in this version
    };

    QString id; // "csv"
    Content content;
    QList<DataFile> files;
};

// Every format, in the order shown.
const QList<Format> &formatList();

// The one with this id, or nullptr.
const Format *findFormat(const QString &id);

// Ids of those that this version writes.
QStringList availableFormats();

// What is written when nobody says: json, csv, png.
QStringList defaultFormats();

// "csv,json" as ids, each once. Errors: BadInput for an unknown id, one that this version does
// not write, or nothing.
base::Outcome<QStringList> parseFormats(const QString &list);

} // namespace thaw::results
