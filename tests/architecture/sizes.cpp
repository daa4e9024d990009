// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "architecture/sizes.h"

#include "architecture/code_text.h"
#include "architecture/function_finder.h"

#include <algorithm>

namespace thaw::architecture {

namespace {

void sortLargestFirst(QList<Size> &sizes)
{
    std::stable_sort(sizes.begin(), sizes.end(), [](const Size &a, const Size &b) { return a.lines > b.lines; });
}

} // namespace

QList<Size> fileSizes(const SourceTree &tree)
{
    QList<Size> sizes;
    for (auto file = tree.cbegin(); file != tree.cend(); ++file) {
        if (isCpp(file.key()))
            sizes.append({ file.key(), int(file.value().count('\n')) });
    }
    sortLargestFirst(sizes);
    return sizes;
}

QList<Size> functionSizes(const SourceTree &tree)
{
    QList<Size> sizes;
    for (auto file = tree.cbegin(); file != tree.cend(); ++file) {
        if (!isCpp(file.key()))
            continue;
        for (const Function &f : functionsOf(file.value())) {
            const QString what = QString("%1:%2 %3").arg(file.key()).arg(f.firstLine).arg(f.name);
            sizes.append({ what, f.lastLine - f.firstLine + 1 });
        }
    }
    sortLargestFirst(sizes);
    return sizes;
}

} // namespace thaw::architecture
