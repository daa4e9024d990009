// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

QT_BEGIN_NAMESPACE
class QWidget;
QT_END_NAMESPACE

namespace thaw::gallery {

// Lays `control` out in `field` under a small label, which also becomes its accessible name.
void putUnderLabel(QWidget *field, const QString &label, QWidget *control);

} // namespace thaw::gallery
