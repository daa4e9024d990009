// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/nearest_name.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace thaw::base {

namespace {

// Row by row; only the last three rows matter.
int editDistance(const QString &a, const QString &b)
{
    std::vector<int> before(b.size() + 1);
    std::vector<int> above(b.size() + 1);
    std::vector<int> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        std::swap(before, above);
        std::swap(above, row);
        row[0] = int(i);
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const bool same = a[i - 1] == b[j - 1];
            row[j] = std::min({ above[j] + 1, row[j - 1] + 1, above[j - 1] + (same ? 0 : 1) });
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped)
                row[j] = std::min(row[j], before[j - 2] + 1);
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
