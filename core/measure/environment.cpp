// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "measure/environment.h"

#include "measure/cpu_info.h"
#include "measure/environment_warnings.h"
#include "measure/system_file.h"
#include "measure/virtualization.h"

#include <QCoreApplication>
#include <QFile>
#include <QSysInfo>
#include <unistd.h>

namespace thaw::measure {

namespace {

#ifdef NDEBUG
constexpr const char *thisBuild = "release";
#else
constexpr const char *thisBuild = "debug";
#endif

#if defined(__clang__)
constexpr const char *thisCompiler = "Clang " __clang_version__;
#else
constexpr const char *thisCompiler = "GCC " __VERSION__;
#endif

QList<double> readLoadAverage(const QString &root)
{
    QList<double> loads;
    const QStringList words = systemLine(root + QStringLiteral("/proc/loadavg")).split(u' ');
    for (const QString &word : words.mid(0, 3)) {
        bool isNumber = false;
        const double load = word.toDouble(&isNumber); // in the C locale, always
        if (isNumber)
            loads += load;
    }
    return loads;
}

void readProcessors(const QString &root, Environment &e)
{
    const CpuInfo cpu = CpuInfo::read(root);
    e.cpuCount = static_cast<int>(::sysconf(_SC_NPROCESSORS_ONLN));
    e.cpuMhz = cpu.mhz;
    e.cpuModel = cpu.model;
    e.governor = cpu.governors.join(u',');
    e.frequencyScaling
        = !cpu.governors.isEmpty() && cpu.governors != QStringList { QStringLiteral("performance") };
    e.caches = cpu.caches;
    e.virtualized = readVirtualization(root, cpu.hypervisorFlag);
}

} // namespace

Environment Environment::read()
{
    const QString root; // of absolute paths
    Environment e;
    e.date = QDateTime::currentDateTime();
    e.hostName = QSysInfo::machineHostName();
    e.executable = QFile::symLinkTarget(QStringLiteral("/proc/self/exe"));
    readProcessors(root, e);
    e.loadAverage = readLoadAverage(root);
    e.appVersion = QCoreApplication::applicationVersion();
    e.qtVersion = QString::fromLatin1(qVersion());
    e.compiler = QString::fromLatin1(thisCompiler).trimmed();
    e.kernel = QSysInfo::kernelType() + u' ' + QSysInfo::kernelVersion();
    e.buildType = QString::fromLatin1(thisBuild);
    e.warnings = environmentWarnings(e);
    return e;
}

} // namespace thaw::measure
