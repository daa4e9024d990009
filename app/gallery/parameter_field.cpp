// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/parameter_field.h"

#include "gallery/labelled.h"
#include "gallery/number_edit.h"

#include <QComboBox>
#include <QCoreApplication>

namespace thaw::gallery {

namespace {

// "Latency, ms"
QString labelOf(const measure::ParameterSpec &spec)
{
    const QString title = QCoreApplication::translate("parameters", spec.title);
    return spec.unit.isEmpty() ? title : title + QLatin1String(", ") + spec.unit;
}

} // namespace

ParameterField::ParameterField(const measure::ParameterSpec &spec, QWidget *parent)
    : QWidget(parent)
    , m_spec(spec)
{
    QWidget *edit = spec.type == measure::ParameterSpec::Type::Choice ? makeChoice() : makeNumber();
    edit->setObjectName(QLatin1String("param.") + spec.name);
    putUnderLabel(this, labelOf(spec), edit);
    setText(measure::toText(spec.defaultValue));
}

base::Outcome<measure::ParameterValue> ParameterField::value() const
{
    return measure::parseParameter(m_spec, text());
}

void ParameterField::setText(const QString &text)
{
    if (m_choice)
        m_choice->setCurrentText(text);
    else
        m_number->setPlainText(text);
}

QWidget *ParameterField::control() const
{
    return m_choice ? static_cast<QWidget *>(m_choice) : m_number;
}

QString ParameterField::text() const
{
    return m_choice ? m_choice->currentText() : m_number->plainText();
}

QWidget *ParameterField::makeNumber()
{
    m_number = new NumberEdit(this);
    // Wide enough for the largest value, its spaces and the frame.
    const QString widest = QString::number(m_spec.maximum) + QLatin1String("00");
    m_number->setFixedWidth(qMax(64, m_number->fontMetrics().horizontalAdvance(widest) + 24));
    return m_number;
}

QWidget *ParameterField::makeChoice()
{
    m_choice = new QComboBox(this);
    m_choice->addItems(m_spec.choices);
    return m_choice;
}

} // namespace thaw::gallery
