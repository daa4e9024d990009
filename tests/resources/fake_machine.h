// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QProcess>
#include <QTemporaryDir>

namespace thaw::test {

// A machine as the scripts see it: a system's name, installed packages, and commands that only write down how they
// were called. The scripts and package lists in it are the tree's own, below a folder with a space in its name.
// Not for the thread of a window: running waits.
class FakeMachine {
public:
    FakeMachine();

    void setSystem(const QString &id, const QString &version);
    void install(const QStringList &packages);
    // Replaces a command by one that does this in bash, after it was written down.
    void setCommand(const QString &name, const QString &script);
    void removeCommand(const QString &name);

    struct Ending {
        int status;
        QString output;
        QString errors;
    };
    // Runs bash on this in the machine, in its home, with set_up.sh read.
    Ending run(const QString &script);
    Ending runScript(const QString &path, const QStringList &arguments, const QStringList &environment = {});

    QStringList calls() const; // "apt-get update …" …, in order; the start counts as none
    void forgetCalls();

    QString tree() const { return m_folder.filePath("a tree"); }
    QString home() const { return m_folder.filePath("home"); }

private:
    void put(const QString &path, const QByteArray &text, bool executable);
    Ending start(const QStringList &command, const QStringList &environment);

    QTemporaryDir m_folder;
};

} // namespace thaw::test
