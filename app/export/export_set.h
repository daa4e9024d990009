// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"
#include "measure/result.h"
#include "results/result_files.h"

#include <QList>
#include <QStringList>

namespace thaw::exports {

// The files that a result becomes, in three steps, so that a window can draw on its thread and
// write on another:  pictureFiles()  →  dataFiles()  →  results::writeFiles().
// `formats` are ids of results::availableFormats(). Names are the result's id and a suffix:
// "freeze.summary.csv", "freeze.lag.png".

// Whether any of them is a picture, so that a QApplication is needed.
bool wantsPictures(const QStringList &formats);

// The charts of the result ("lag", "threads") in the formats that are pictures.
// Thread: UI.
base::Outcome<QList<results::NamedFile>> pictureFiles(
    const measure::Result &result, const QStringList &formats);

// The result in the formats that are data. Thread: any.
base::Outcome<QList<results::NamedFile>> dataFiles(const measure::Result &result, const QStringList &formats);

} // namespace thaw::exports
