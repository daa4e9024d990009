// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "process_state.h"

#include <QDir>
#include <QFile>
#include <QSet>

namespace thaw::driver {

namespace {

QSet<QString> socketInodes()
{
    QSet<QString> inodes;
    const QFileInfoList links = QDir(QStringLiteral("/proc/self/fd"))
                                    .entryInfoList(QDir::System | QDir::Files | QDir::NoDotAndDotDot);
    for (const QFileInfo &link : links) {
        const QByteArray target = QFile::symLinkTarget(link.filePath()).section(u'/', -1).toUtf8();
        if (target.startsWith("socket:["))
            inodes.insert(QString::fromUtf8(target.mid(8).chopped(1)));
    }
    return inodes;
}

} // namespace

QStringList listeningSockets()
{
    const QSet<QString> own = socketInodes();
    QStringList listening;
    for (const char *path : { "/proc/self/net/tcp", "/proc/self/net/tcp6" }) {
        QFile table(QString::fromLatin1(path));
        if (!table.open(QIODevice::ReadOnly))
            continue;
        const QList<QByteArray> lines = table.readAll().split('\n');
        for (const QByteArray &line : lines) {
            const QStringList words = QString::fromLatin1(line.simplified()).split(u' ');
            if (words.size() > 9 && words[3] == QLatin1String("0A") && own.contains(words[9]))
                listening.append(words[1]);
        }
    }
    return listening;
}

QStringList childProcesses()
{
    QStringList children;
    const QStringList threads
        = QDir(QStringLiteral("/proc/self/task")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &thread : threads) {
        QFile list(QStringLiteral("/proc/self/task/%1/children").arg(thread));
        if (list.open(QIODevice::ReadOnly))
            children += QString::fromLatin1(list.readAll()).split(u' ', Qt::SkipEmptyParts);
    }
    return children;
}

} // namespace thaw::driver
