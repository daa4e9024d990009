// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

namespace thaw::test {

// How a process ended, and what it said.
struct Ended {
    int status = -1; // -1: it didn't end by itself
    QString out;
    QString err;
};

inline Ended endOf(QProcess &process)
{
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return { -1, {}, QString::fromUtf8(process.readAllStandardError()) };
    return { process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError()) };
}

// A surrounding without a display, so that nothing depends on where the tests run.
inline QProcessEnvironment noDisplay()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : { "DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM" })
        environment.remove(QLatin1String(name));
    return environment;
}

inline Ended runThaw(const QStringList &arguments, const QProcessEnvironment &environment = noDisplay())
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(THAW_PROGRAM), arguments);
    return endOf(process);
}

} // namespace thaw::test
