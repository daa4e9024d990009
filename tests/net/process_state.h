// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QFile>
#include <QList>
#include <QSet>
#include <QStringList>

// What this process holds of the system, to see that nothing is left behind.
namespace process_state {

inline QString firstLine(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readLine()).trimmed() : QString();
}

inline QStringList threadNames()
{
    QStringList names;
    const QDir tasks(QStringLiteral("/proc/self/task"));
    for (const QString &id : tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        names += firstLine(tasks.filePath(id + QStringLiteral("/comm")));
    return names;
}

inline QSet<QString> socketInodes()
{
    QSet<QString> inodes;
    const QDir descriptors(QStringLiteral("/proc/self/fd"));
    for (const QString &name : descriptors.entryList(QDir::System | QDir::Files | QDir::NoDotAndDotDot)) {
        const QString target = QFile::symLinkTarget(descriptors.filePath(name));
        const qsizetype at = target.indexOf(QStringLiteral("socket:["));
        if (at >= 0)
            inodes += target.mid(at + 8).chopped(1);
    }
    return inodes;
}

// TCP ports on which this process listens (IPv4). Source: proc(5), /proc/net/tcp; state 0A.
inline QList<quint16> listeningPorts()
{
    const QSet<QString> own = socketInodes();
    QList<quint16> ports;
    QFile file(QStringLiteral("/proc/self/net/tcp"));
    if (!file.open(QIODevice::ReadOnly))
        return ports;
    for (const QByteArray &line : file.readAll().split('\n').sliced(1)) {
        const QList<QByteArray> fields = line.simplified().split(' ');
        if (fields.size() > 9 && fields[3] == "0A" && own.contains(QString::fromLatin1(fields[9])))
            ports += static_cast<quint16>(fields[1].split(':').last().toUInt(nullptr, 16));
    }
    return ports;
}

} // namespace process_state
