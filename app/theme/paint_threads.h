// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace thaw::theme {

// Qt's raster engine shares out fills of more than 95 rows to the threads of a pool, where they
// would be counted as the demo's. Screens are painted so that it doesn't (in slices); these two
// are for what can't be, such as lines in pictures.
// Source: Qt 6.4, gui/painting/qdrawhelper.cpp, handleSpans.

// Tells Qt to leave it, where it listens (newer than 6.4). Call before anything is painted.
void keepPaintingOffPools();

// Ends the idle threads of the global pool now instead of in 30 s, on a Qt that paints with them.
// Does nothing while the pool has work. Thread: the UI thread.
void endIdlePoolThreads();

} // namespace thaw::theme
