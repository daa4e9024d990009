// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "measure/environment_warnings.h"

#include <QCoreApplication>

namespace thaw::measure {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(measure)
};

bool isBusy(const Environment &e)
{
    return !e.loadAverage.isEmpty() && e.cpuCount > 0 && e.loadAverage.first() > e.cpuCount / 2.0;
}

} // namespace

QStringList environmentWarnings(const Environment &e)
{
    QStringList warnings;
    if (e.buildType == QLatin1String("debug"))
        warnings += Text::tr("This is a debug build: times are longer than what people get.");
    if (e.frequencyScaling)
        warnings += Text::tr("The processors' frequency may change while measuring (governor \"%1\").")
                        .arg(e.governor);
    if (isBusy(e))
        warnings += Text::tr("The machine is busy with other work: load average %1 on %2 processors.")
                        .arg(QString::number(e.loadAverage.first(), 'f', 2), QString::number(e.cpuCount));
    if (!e.virtualized.isEmpty())
        warnings += Text::tr("This is a virtual machine (%1): its host may take processors away.")
                        .arg(e.virtualized);
    return warnings;
}

} // namespace thaw::measure
