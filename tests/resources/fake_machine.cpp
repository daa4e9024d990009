// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "resources/fake_machine.h"

#include <QDir>

namespace thaw::test {

FakeMachine::FakeMachine()
{
    const QDir source(THAW_SOURCE_DIR);
    for (const char *path : { "app/run", "resources/packages/set_up.sh", "resources/packages/debian-12",
             "resources/packages/debian-13", "CMakePresets.json" }) {
        QDir().mkpath(QFileInfo(tree() + '/' + path).path());
        QFile::copy(source.filePath(path), tree() + '/' + path);
    }
    QDir().mkpath(home());
    setSystem("debian", "12");
    install({});
    setCommand("dpkg-query", "cat \"$MACHINE/installed\"; exit 1"); // its status when a package is unknown
    setCommand("apt-get", {});
    setCommand("cmake", {});
    setCommand("sudo", "exec \"$@\"");
    forgetCalls();
}

void FakeMachine::put(const QString &path, const QByteArray &text, bool executable)
{
    const QString whole = m_folder.filePath(path);
    QDir().mkpath(QFileInfo(whole).path());
    QFile file(whole);
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    if (executable)
        file.setPermissions(file.permissions() | QFile::ExeOwner);
}

void FakeMachine::setSystem(const QString &id, const QString &version)
{
    put("os-release", QString("NAME=\"Some System\"\nID=%1\nVERSION_ID=\"%2\"\n").arg(id, version).toUtf8(), false);
}

void FakeMachine::install(const QStringList &packages)
{
    QByteArray lines = "not-installed ghost\n";
    for (const QString &package : packages)
        lines += "installed " + package.toUtf8() + '\n';
    put("installed", lines, false);
}

void FakeMachine::setCommand(const QString &name, const QString &script)
{
    const QString text = QString("#!/bin/bash\necho \"%1 $*\" >>\"$MACHINE/calls\"\n%2\n").arg(name, script);
    put("bin/" + name, text.toUtf8(), true);
}

void FakeMachine::removeCommand(const QString &name)
{
    QFile::remove(m_folder.filePath("bin/" + name));
}

FakeMachine::Ending FakeMachine::run(const QString &script)
{
    const QString start = QString("set -euo pipefail; . '%1/resources/packages/set_up.sh'; ").arg(tree());
    return this->start({ "bash", "-c", start + script }, {});
}

FakeMachine::Ending FakeMachine::runScript(
    const QString &path, const QStringList &arguments, const QStringList &environment)
{
    return start(QStringList(path) + arguments, environment);
}

FakeMachine::Ending FakeMachine::start(const QStringList &command, const QStringList &environment)
{
    QProcess process;
    process.setWorkingDirectory(home());
    process.setEnvironment(QStringList {
                               "PATH=" + m_folder.filePath("bin") + ":/usr/bin:/bin",
                               "MACHINE=" + m_folder.path(),
                               "TREE=" + tree(),
                               "THAW_OS_RELEASE=" + m_folder.filePath("os-release"),
                           }
        + environment);
    process.start(command.first(), command.mid(1));
    process.closeWriteChannel();
    if (!process.waitForFinished(-1) || process.exitStatus() != QProcess::NormalExit)
        return { -1, {}, process.errorString() };
    return { process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError()) };
}

QStringList FakeMachine::calls() const
{
    QFile file(m_folder.filePath("calls"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
}

void FakeMachine::forgetCalls()
{
    QFile::remove(m_folder.filePath("calls"));
}

} // namespace thaw::test
