// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/run_columns.h"

#include <algorithm>

namespace thaw::results {

QStringList parameterNames(const measure::Result &result)
{
    QStringList names;
    for (const measure::Run &run : result.runs)
        names += run.params.keys();
    names.sort();
    names.removeDuplicates();
    const QString workload = QStringLiteral("workload");
    if (names.removeOne(workload))
        names.prepend(workload);
    return names;
}

QStringList varyingParameters(const measure::Result &result)
{
    QStringList varying;
    for (const QString &name : parameterNames(result)) {
        const QString first = parameterText(result.runs.first(), name);
        if (std::any_of(result.runs.begin(), result.runs.end(),
                [&](const measure::Run &run) { return parameterText(run, name) != first; }))
            varying += name;
    }
    return varying;
}

QStringList counterNames(const measure::Result &result)
{
    QStringList names;
    for (const measure::Run &run : result.runs) {
        for (const measure::Counter &counter : run.counters) {
            if (!names.contains(counter.name))
                names += counter.name;
        }
    }
    return names;
}

QString parameterText(const measure::Run &run, const QString &name)
{
    const auto found = run.params.constFind(name);
    return found == run.params.cend() ? QString() : measure::toText(*found);
}

} // namespace thaw::results
