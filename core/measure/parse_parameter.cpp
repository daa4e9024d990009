// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/nearest_name.h"
#include "measure/parameter.h"
#include "measure/typed_text.h"

#include <QCoreApplication>
#include <algorithm>

namespace thaw::measure {

namespace {

using base::Problem;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(measure)
};

QString rangeRemedy(const ParameterSpec &spec)
{
    const QString range = Text::tr("Give a whole number from %1 to %2").arg(spec.minimum).arg(spec.maximum);
    return spec.unit.isEmpty() ? range + u'.' : Text::tr("%1 (%2).").arg(range, spec.unit);
}

Problem badNumber(const ParameterSpec &spec, const QString &why)
{
    return { Problem::Kind::BadInput, spec.name, why, rangeRemedy(spec) };
}

Problem tooSmall(const ParameterSpec &spec, const QString &text)
{
    return badNumber(spec, Text::tr("%1 is below the least value").arg(quoted(text)));
}

Problem tooLarge(const ParameterSpec &spec, const QString &text)
{
    return badNumber(spec, Text::tr("%1 is above the greatest value").arg(quoted(text)));
}

// QChar::isDigit and QLocale take the digits of every script; files and scripts have only these.
bool isPlainDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

base::Outcome<ParameterValue> parseInteger(const ParameterSpec &spec, const QString &text)
{
    if (text.isEmpty())
        return badNumber(spec, Text::tr("the value is empty"));
    const bool hasSign = text.startsWith(u'-') || text.startsWith(u'+');
    const auto digits = QStringView(text).sliced(hasSign ? 1 : 0);
    if (digits.isEmpty() || !std::all_of(digits.begin(), digits.end(), isPlainDigit))
        return badNumber(spec, Text::tr("%1 is not a whole number").arg(quoted(text)));

    bool fits = false;
    const qint64 number = text.toLongLong(&fits); // digits only: what doesn't fit is too long
    if (!fits)
        return text.startsWith(u'-') ? tooSmall(spec, text) : tooLarge(spec, text);
    if (number < spec.minimum)
        return tooSmall(spec, text);
    if (number > spec.maximum)
        return tooLarge(spec, text);
    return ParameterValue(number);
}

base::Outcome<ParameterValue> parseChoice(const ParameterSpec &spec, const QString &text)
{
    if (spec.choices.contains(text))
        return ParameterValue(text);
    const QString why = text.isEmpty() ? Text::tr("the value is empty")
                                       : Text::tr("%1 is not one of its values").arg(quoted(text));
    return Problem { Problem::Kind::BadInput, spec.name, why, namesRemedy(text, spec.choices) };
}

QString example(const ParameterSpec &spec)
{
    return spec.name + u'=' + toText(spec.defaultValue);
}

Problem noEqualsSign(const ParameterSpec &spec)
{
    return { Problem::Kind::BadInput, spec.name, Text::tr("the value is missing"),
        Text::tr("Write %1.").arg(example(spec)) };
}

Problem unknownParameter(const ParameterSpecs &specs, const QString &name)
{
    QStringList names;
    for (const ParameterSpec &spec : specs)
        names += spec.name;
    return { Problem::Kind::BadInput, quoted(name), Text::tr("there is no such parameter"),
        namesRemedy(name, names) };
}

const ParameterSpec *findSpec(const ParameterSpecs &specs, const QString &name)
{
    const auto found
        = std::find_if(specs.begin(), specs.end(), [&](const ParameterSpec &s) { return s.name == name; });
    return found == specs.end() ? nullptr : &*found;
}

struct Assignment {
    QString name;
    ParameterValue value;
};

base::Outcome<Assignment> parseAssignment(const ParameterSpecs &specs, const QString &text)
{
    const qsizetype equals = text.indexOf(u'=');
    const QString name = equals < 0 ? text : text.left(equals);
    const ParameterSpec *spec = findSpec(specs, name);
    if (!spec)
        return unknownParameter(specs, name);
    if (equals < 0)
        return noEqualsSign(*spec);
    auto value = parseParameter(*spec, text.mid(equals + 1));
    if (!value)
        return value.problem();
    return Assignment { name, std::move(value).value() };
}

} // namespace

base::Outcome<ParameterValue> parseParameter(const ParameterSpec &spec, const QString &text)
{
    return spec.type == ParameterSpec::Type::Integer ? parseInteger(spec, text) : parseChoice(spec, text);
}

base::Outcome<ParameterValues> parseAssignments(const ParameterSpecs &specs, const QStringList &assignments)
{
    ParameterValues values = defaultValues(specs);
    QStringList given;
    for (const QString &text : assignments) {
        auto assignment = parseAssignment(specs, text);
        if (!assignment)
            return assignment.problem();
        if (given.contains(assignment->name))
            return Problem { Problem::Kind::BadInput, assignment->name, Text::tr("it was given twice"),
                Text::tr("Give it once.") };
        given += assignment->name;
        values.insert(assignment->name, assignment->value);
    }
    return values;
}

} // namespace thaw::measure
