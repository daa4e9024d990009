// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/parameter.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
QT_END_NAMESPACE

namespace thaw::gallery {

class NumberEdit;

// One parameter as a control under its label: a field for a number, a combo box for a choice.
// The control's object name is "param.NAME".
class ParameterField : public QWidget {
    Q_OBJECT

public:
    explicit ParameterField(const measure::ParameterSpec &spec, QWidget *parent = nullptr);

    const measure::ParameterSpec &spec() const { return m_spec; }

    // What stands in it, or what is wrong with that.
    base::Outcome<measure::ParameterValue> value() const;
    QString text() const;
    void setText(const QString &text);

    QWidget *control() const;

private:
    QWidget *makeNumber();
    QWidget *makeChoice();

    measure::ParameterSpec m_spec;
    NumberEdit *m_number = nullptr;
    QComboBox *m_choice = nullptr;
};

} // namespace thaw::gallery
