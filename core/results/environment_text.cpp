// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/environment_text.h"

#include <QCoreApplication>
#include <cmath>

namespace thaw::results {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(results)
};

QString programLine(const measure::Environment &e)
{
    return Text::tr("Thaw %1, %2 build by %3, Qt %4").arg(e.appVersion, e.buildType, e.compiler, e.qtVersion);
}

QString machineLine(const measure::Environment &e)
{
    QStringList parts;
    if (!e.cpuModel.isEmpty())
        parts += e.cpuModel;
    QString processors = Text::tr("%1 processors").arg(e.cpuCount);
    if (e.cpuMhz > 0)
        processors = Text::tr("%1 at %2 MHz").arg(processors, QString::number(std::lround(e.cpuMhz)));
    parts += processors;
    if (!e.governor.isEmpty())
        parts += Text::tr("governor %1").arg(e.governor);
    if (!e.virtualized.isEmpty())
        parts += Text::tr("virtual machine (%1)").arg(e.virtualized);
    parts += e.kernel;
    return parts.join(QStringLiteral(", "));
}

QString momentLine(const measure::Environment &e)
{
    QStringList parts;
    if (e.date.isValid())
        parts += dateText(e.date);
    if (!e.loadAverage.isEmpty())
        parts += Text::tr("load average %1").arg(QString::number(e.loadAverage.first(), 'f', 2));
    return parts.join(QStringLiteral(", "));
}

} // namespace

QString dateText(const QDateTime &date)
{
    return date.isValid() ? date.toOffsetFromUtc(date.offsetFromUtc()).toString(Qt::ISODate) : QString();
}

QStringList environmentLines(const measure::Environment &e)
{
    QStringList lines { programLine(e), machineLine(e), momentLine(e) };
    lines.removeAll(QString());
    return lines;
}

QStringList allWarnings(const measure::Result &result)
{
    QStringList warnings = result.environment.warnings + result.warnings;
    warnings.removeDuplicates();
    return warnings;
}

} // namespace thaw::results
