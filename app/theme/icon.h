// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/colours.h"

#include <QIcon>
#include <QRectF>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace thaw::theme {

// Two-toned icons from resources/icons by the name of their file: "froze", "live", "but",
// "stop", "pulse", "export", "previous", "next", "down", "search", "run", …
// In the role's colour of the scheme shown, at any size; disabled in the outline's colour and
// in a checked button in the accent.
// Errors: an unknown name paints nothing and warns.
QIcon icon(const QString &name, Role role = Role::Text);

// For own painting.
void paintIcon(QPainter *painter, const QRectF &rect, const QString &name, const QColor &colour);

} // namespace thaw::theme
