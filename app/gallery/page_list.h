// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/page.h"

#include <QList>
#include <QStringList>

namespace thaw::gallery {

// Every page, in the order shown, pages of one group together.
// Neither this nor pageIds() needs a QApplication.
const QList<Page> &pageList();

QStringList pageIds();

} // namespace thaw::gallery
