// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace thaw::measure {

// What somebody typed, fit for a message of one line: in double quotes, control characters
// replaced, at most 60 characters.
QString quoted(const QString &typed);

// What to write instead of a wrong name: "Did you mean fetch? Valid: fetch, compute."
QString namesRemedy(const QString &wrong, const QStringList &valid);

} // namespace thaw::measure
