// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"

#include <QList>
#include <QString>

namespace thaw::gallery {

struct SourceLine {
    QString text;
    bool waits = false; // the line in which the strategy waits for the work
};

using SourceText = QList<SourceLine>;

// The lines of `text` between the two lines that hold nothing but "//! [region]", without the
// indent they share. Markers of other regions are left out. A line that ends in "//! waits" is
// the waiting line; the mark is taken off.
// Errors: no such region, one that is not closed, one that is there twice.
// Source: the snippet markers of Qt's documentation, qdoc's \snippet command.
base::Outcome<SourceText> cutRegion(const QString &text, const QString &region);

} // namespace thaw::gallery
