// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "measure/cpu_info.h"

#include "measure/system_file.h"

#include <QDir>

namespace thaw::measure {

namespace {

// "32K" as the kernel writes it, in bytes.
qint64 cacheBytes(const QString &text)
{
    if (text.endsWith(u'K'))
        return text.chopped(1).toLongLong() * 1024;
    if (text.endsWith(u'M'))
        return text.chopped(1).toLongLong() * 1024 * 1024;
    return text.toLongLong();
}

// Number of processors in a list such as "0-3,8".
int processorsIn(const QString &list)
{
    int count = 0;
    for (const QString &range : list.split(u',', Qt::SkipEmptyParts)) {
        const QStringList ends = range.split(u'-');
        count += ends.last().toInt() - ends.first().toInt() + 1;
    }
    return count;
}

QStringList subfolders(const QString &folder, const QString &pattern)
{
    QStringList paths;
    for (const QString &name :
        QDir(folder).entryList({ pattern }, QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        paths += folder + u'/' + name;
    return paths;
}

QList<CpuCache> readCaches(const QString &root)
{
    QList<CpuCache> caches;
    const QString cpu0 = root + QStringLiteral("/sys/devices/system/cpu/cpu0/cache");
    for (const QString &folder : subfolders(cpu0, QStringLiteral("index*"))) {
        caches += CpuCache { systemLine(folder + QStringLiteral("/type")),
            systemLine(folder + QStringLiteral("/level")).toInt(),
            cacheBytes(systemLine(folder + QStringLiteral("/size"))),
            processorsIn(systemLine(folder + QStringLiteral("/shared_cpu_list"))) };
    }
    return caches;
}

QStringList readGovernors(const QString &root)
{
    QStringList governors;
    const QString cpus = root + QStringLiteral("/sys/devices/system/cpu");
    for (const QString &folder : subfolders(cpus, QStringLiteral("cpu[0-9]*"))) {
        const QString governor = systemLine(folder + QStringLiteral("/cpufreq/scaling_governor"));
        if (!governor.isEmpty())
            governors += governor;
    }
    governors.removeDuplicates();
    governors.sort();
    return governors;
}

void readProcessor(const QString &root, CpuInfo &info)
{
    const QStringList lines = systemText(root + QStringLiteral("/proc/cpuinfo")).split(u'\n');
    for (const QString &line : lines) {
        const QString key = line.section(u':', 0, 0).trimmed();
        const QString value = line.section(u':', 1).trimmed();
        if (key == QLatin1String("model name") && info.model.isEmpty())
            info.model = value;
        else if (key == QLatin1String("cpu MHz") && info.mhz < 0)
            info.mhz = value.toDouble();
        else if (key == QLatin1String("flags"))
            info.hypervisorFlag |= value.split(u' ').contains(QLatin1String("hypervisor"));
    }
}

} // namespace

CpuInfo CpuInfo::read(const QString &root)
{
    CpuInfo info;
    readProcessor(root, info);
    bool known = false;
    const QString maximum = root + QStringLiteral("/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq");
    const double maximum_khz = systemLine(maximum).toDouble(&known);
    if (known)
        info.mhz = maximum_khz / 1000;
    info.governors = readGovernors(root);
    info.caches = readCaches(root);
    return info;
}

} // namespace thaw::measure
