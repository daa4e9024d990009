// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/parameter.h"

#include <QList>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QHBoxLayout;
QT_END_NAMESPACE

namespace thaw::gallery {

class ParameterField;

// A field for each parameter of a list, in its order.
class ParameterFields : public QWidget {
    Q_OBJECT

public:
    explicit ParameterFields(QWidget *parent = nullptr);

    // Replaces the fields; what was typed into one of the same name is kept.
    void setSpecs(const measure::ParameterSpecs &specs);

    // Every value, or the first problem.
    base::Outcome<measure::ParameterValues> values() const;

    // No field of that name: nothing happens.
    void setText(const QString &name, const QString &text);
    void setDefaults();

    // In order, for the order of Tab.
    QList<QWidget *> controls() const;

private:
    QHBoxLayout *m_row;
    QList<ParameterField *> m_fields;
};

} // namespace thaw::gallery
