// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "measure/result.h"

#include <algorithm>
#include <limits>

namespace thaw::measure {

namespace {

QString nameOf(const QString &parameter, const ParameterValue &value)
{
    return u'/' + parameter + u':' + toText(value);
}

} // namespace

double Run::counter(const QString &name) const
{
    const auto found
        = std::find_if(counters.begin(), counters.end(), [&](const Counter &c) { return c.name == name; });
    return found == counters.end() ? std::numeric_limits<double>::quiet_NaN() : found->value;
}

QString Run::name() const
{
    // What is done comes before how: the workload, then its parameters in order of name.
    const QString workload = QStringLiteral("workload");
    QString text = experiment + u'/' + variant;
    if (params.contains(workload))
        text += nameOf(workload, params.value(workload));
    for (auto it = params.cbegin(); it != params.cend(); ++it) {
        if (it.key() != workload)
            text += nameOf(it.key(), it.value());
    }
    return text;
}

} // namespace thaw::measure
