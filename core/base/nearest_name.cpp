// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/nearest_name.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace thaw::base {

namespace {

int editDistance(const QString &a, const QString &b)
{
    std::vector<int> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (int i = 0; i < a.size(); ++i) {
        int diagonal = row[0];
        row[0] = i + 1;
        for (int j = 0; j < b.size(); ++j) {
            const int above = row[j + 1];
            const int replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            row[j + 1] = std::min({ above + 1, row[j] + 1, replaced });
            diagonal = above;
        }
    }
    return row.back();
}

} // namespace

QString nearestName(const QString &wrong, const QStringList &valid)
{
    // Names are short; whatever is longer than this was not a typing mistake.
    const QString typed = wrong.left(64).toLower();
    QString best;
    int bestDistance = 0;
    for (const QString &name : valid) {
        const int distance = editDistance(typed, name.toLower());
        const int longer = std::max<int>(typed.size(), name.size());
        if (2 * distance >= longer && !(typed.size() >= 3 && name.toLower().startsWith(typed)))
            continue;
        if (best.isEmpty() || distance < bestDistance) {
            best = name;
            bestDistance = distance;
        }
    }
    return best;
}

} // namespace thaw::base
