// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/file_problem.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <sys/statvfs.h>

namespace thaw::results {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(results)
};

// The nearest thing above `path` that is there.
QString existingPart(const QString &path)
{
    QString part = QFileInfo(path).absoluteFilePath();
    while (!QFileInfo::exists(part) && part != QDir::rootPath())
        part = QFileInfo(part).path();
    return part;
}

QString remedyFor(const QString &path)
{
    struct statvfs system { };
    const QString existing = existingPart(path);
    if (::statvfs(QFile::encodeName(existing).constData(), &system) != 0)
        return Text::tr("Choose another folder.");
    if (system.f_flag & ST_RDONLY)
        return Text::tr("The file system is read-only: choose another folder.");
    if ((system.f_blocks > 0 && system.f_bavail == 0) || (system.f_files > 0 && system.f_favail == 0))
        return Text::tr("The disk is full: free some space, or choose another folder.");
    const QFileInfo thing(existing);
    if (!thing.isWritable() || !QFileInfo(thing.path()).isWritable())
        return Text::tr("You may not write there: choose another folder, or ask its owner.");
    return Text::tr("Choose another folder.");
}

} // namespace

base::Problem cannotWrite(const QString &path, const QString &reason)
{
    const QString why
        = reason.isEmpty() ? Text::tr("can't be written") : Text::tr("can't be written: %1").arg(reason);
    return { base::Problem::Kind::Failed, path, why, remedyFor(path) };
}

} // namespace thaw::results
