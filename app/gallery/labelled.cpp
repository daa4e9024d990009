// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/labelled.h"

#include "theme/kind.h"
#include "theme/metrics.h"

#include <QLabel>
#include <QVBoxLayout>

namespace thaw::gallery {

void putUnderLabel(QWidget *field, const QString &label, QWidget *control)
{
    auto *caption = new QLabel(label, field);
    theme::setKind(caption, theme::Kind::Label);
    caption->setBuddy(control);
    control->setAccessibleName(label);

    auto *column = new QVBoxLayout(field);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::metrics::half);
    column->addWidget(caption);
    column->addWidget(control);
}

} // namespace thaw::gallery
