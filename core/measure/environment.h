// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

namespace thaw::measure {

// The machine and the program that a result was taken with. Read once a result, from /proc,
// /sys and Qt; what can't be read is empty or -1, never guessed.
struct CpuCache {
    QString type; // "Data", "Instruction", "Unified"
    int level = 0;
    qint64 size_bytes = 0;
    int sharedBy = 0; // processors
};

struct Environment {
    QDateTime date; // the wall clock, as a label only; nothing is computed from it
    QString hostName;
    QString executable;
    int cpuCount = 0;
    double cpuMhz = -1;
    QString cpuModel;
    QString governor; // "performance", …; empty where the system has none
    bool frequencyScaling = false;
    QString virtualized; // "kvm", …; empty on bare metal
    QList<double> loadAverage;
    QList<CpuCache> caches;
    QString appVersion;
    QString qtVersion;
    QString compiler;
    QString kernel;
    QString buildType; // "release" or "debug"
    QStringList warnings; // debug build, governor, load, virtual machine; translated

    static Environment read();
};

} // namespace thaw::measure
