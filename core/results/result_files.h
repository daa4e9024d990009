// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/outcome.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace thaw::results {

struct NamedFile {
    QString name; // "freeze.json", without folder
    QByteArray content;
};

// Makes the folder if it isn't there, and tries whether a file can be written in it.
// Errors: BadInput when the path is not a folder; Failed when it can't be made or written.
base::Outcome<base::Done> prepareFolder(const QString &folder);

// Writes the files into the folder, which is made if it isn't there. Gives their paths.
// Each file is whole or not there: everything is written beside first and put in place only
// when all of it is on the disk, so that what stood there before is kept on a failure.
// Thread: any; waits for the disk.
// Errors: names the file, the system's reason (disk full, read-only), and what to do.
base::Outcome<QStringList> writeFiles(const QString &folder, const QList<NamedFile> &files);

} // namespace thaw::results
