// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/parameter_fields.h"

#include "gallery/parameter_field.h"
#include "theme/metrics.h"

#include <QHBoxLayout>

namespace thaw::gallery {

ParameterFields::ParameterFields(QWidget *parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(theme::metrics::fieldGap);
}

void ParameterFields::setSpecs(const measure::ParameterSpecs &specs)
{
    QMap<QString, QString> typed;
    for (ParameterField *field : std::as_const(m_fields)) {
        typed.insert(field->spec().name, field->text());
        delete field;
    }
    m_fields.clear();
    for (const measure::ParameterSpec &spec : specs) {
        auto *field = new ParameterField(spec, this);
        if (typed.contains(spec.name))
            field->setText(typed.value(spec.name));
        m_row->addWidget(field);
        m_fields.append(field);
    }
}

base::Outcome<measure::ParameterValues> ParameterFields::values() const
{
    measure::ParameterValues values;
    for (const ParameterField *field : m_fields) {
        const auto value = field->value();
        if (!value)
            return value.problem();
        values.insert(field->spec().name, value.value());
    }
    return values;
}

void ParameterFields::setText(const QString &name, const QString &text)
{
    for (ParameterField *field : m_fields) {
        if (field->spec().name == name)
            field->setText(text);
    }
}

QList<QWidget *> ParameterFields::controls() const
{
    QList<QWidget *> controls;
    for (const ParameterField *field : m_fields)
        controls.append(field->control());
    return controls;
}

void ParameterFields::setDefaults()
{
    for (ParameterField *field : m_fields)
        field->setText(measure::toText(field->spec().defaultValue));
}

} // namespace thaw::gallery
