// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outcome.h"

#include <QByteArray>
#include <QSizeF>
#include <QString>

#include <functional>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace thaw::charts {

// Runs `paint` on a picture of `size` px and returns the file: "png" at twice the size, "svg"
// with text as text. Thread: the UI thread, or any with its own fonts. Errors: another format.
base::Outcome<QByteArray> makePicture(
    const QString &format, QSize size, const QString &title, const std::function<void(QPainter *)> &paint);

} // namespace thaw::charts
