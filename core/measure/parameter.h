// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/outcome.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>
#include <variant>

namespace thaw::measure {

// A value of a parameter: a whole number, or one of a list of words.
using ParameterValue = std::variant<qint64, QString>;
using ParameterValues = QMap<QString, ParameterValue>;

// What a parameter accepts. `title` is marked QT_TRANSLATE_NOOP("parameters", …), shown by the app.
struct ParameterSpec {
    enum class Type { Integer, Choice };

    QString name; // "latency_ms": in files and on the command line
    const char *title = ""; // "Latency"
    QString unit; // "ms", or empty
    Type type = Type::Integer;
    qint64 minimum = 0; // of integers
    qint64 maximum = 0;
    QStringList choices; // of choices, the valid words
    ParameterValue defaultValue;
};

using ParameterSpecs = QList<ParameterSpec>;

// The text as a value of this parameter, or which rule it breaks and what would be right.
// Numbers are plain decimal digits with an optional sign, in every locale.
base::Outcome<ParameterValue> parseParameter(const ParameterSpec &spec, const QString &text);

// Every parameter at its default.
ParameterValues defaultValues(const ParameterSpecs &specs);

// The defaults changed by `assignments`, each "NAME=VALUE". An unknown name is a problem that
// says the nearest valid one; so is the same name twice.
base::Outcome<ParameterValues> parseAssignments(const ParameterSpecs &specs, const QStringList &assignments);

// The value in words, as it stands in files: "1000", "ok".
QString toText(const ParameterValue &value);

// Whole-number parameter `name`. Errors: a name that is not there, or not a number, is a bug
// of the caller and throws std::logic_error.
qint64 integerValue(const ParameterValues &values, const QString &name);
QString wordValue(const ParameterValues &values, const QString &name);

} // namespace thaw::measure
