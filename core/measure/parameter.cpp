// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "measure/parameter.h"

#include <stdexcept>

namespace thaw::measure {

namespace {

template <typename T> const T &heldValue(const ParameterValues &values, const QString &name)
{
    const auto found = values.constFind(name);
    const T *held = found == values.cend() ? nullptr : std::get_if<T>(&*found);
    if (!held)
        throw std::logic_error("no such parameter of this type: " + name.toStdString());
    return *held;
}

} // namespace

ParameterValues defaultValues(const ParameterSpecs &specs)
{
    ParameterValues values;
    for (const ParameterSpec &spec : specs)
        values.insert(spec.name, spec.defaultValue);
    return values;
}

QString toText(const ParameterValue &value)
{
    if (const auto *number = std::get_if<qint64>(&value))
        return QString::number(*number);
    return std::get<QString>(value);
}

qint64 integerValue(const ParameterValues &values, const QString &name)
{
    return heldValue<qint64>(values, name);
}

QString wordValue(const ParameterValues &values, const QString &name)
{
    return heldValue<QString>(values, name);
}

} // namespace thaw::measure
