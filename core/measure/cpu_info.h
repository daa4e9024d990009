// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/environment.h"

namespace thaw::measure {

// What the kernel tells about the processors, in the words of /proc/cpuinfo and /sys.
// `root` is "/" or, for tests, a folder that has proc/ and sys/ in it.
struct CpuInfo {
    QString model;
    double mhz = -1; // the greatest frequency, or the present one where that isn't told
    bool hypervisorFlag = false; // the processor says that it is a virtual one
    QStringList governors; // distinct, sorted; empty where frequencies don't change
    QList<CpuCache> caches; // of processor 0

    static CpuInfo read(const QString &root);
};

} // namespace thaw::measure
