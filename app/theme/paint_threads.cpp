// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/paint_threads.h"

#include <QThreadPool>
#include <QtGlobal>

namespace thaw::theme {

void keepPaintingOffPools()
{
    qputenv("QT_NO_GUI_THREADPOOL", "1");
}

void endIdlePoolThreads()
{
    // With nothing to wait for it only takes leave of the threads.
    QThreadPool::globalInstance()->waitForDone(0);
}

} // namespace thaw::theme
