// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/result_files.h"

#include "results/file_problem.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryFile>
#include <cerrno>
#include <cstring>
#include <memory>
#include <unistd.h>
#include <vector>

namespace thaw::results {

namespace {

using base::Done;
using base::Outcome;
using base::Problem;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(results)
};

// Until here a full disk may have kept quiet: the kernel takes the bytes first, and file
// systems of other machines tell only when asked. QSaveFile ignores what this says.
bool reachesDisk(QFileDevice &file)
{
    return ::fsync(file.handle()) == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS;
}

QString failureOf(const QFileDevice &file)
{
    return file.error() == QFileDevice::NoError ? QString::fromLocal8Bit(std::strerror(errno))
                                                : file.errorString();
}

// Writes everything beside its place; nothing that stands there is touched.
Outcome<Done> stage(QSaveFile &file, const QByteArray &content)
{
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(file.fileName(), file.errorString());
    if (file.write(content) != content.size() || !file.flush() || !reachesDisk(file))
        return cannotWrite(file.fileName(), failureOf(file));
    return Done {};
}

Outcome<Done> makeFolder(const QString &folder)
{
    if (folder.isEmpty())
        return Problem { Problem::Kind::BadInput, Text::tr("The folder for the files"),
            Text::tr("its name is empty"), Text::tr("Give the path of a folder.") };
    const QFileInfo info(folder);
    if (info.exists() && !info.isDir())
        return Problem { Problem::Kind::BadInput, folder, Text::tr("it is a file, not a folder"),
            Text::tr("Give the path of a folder; it is made if it isn't there.") };
    errno = 0;
    if (!QDir().mkpath(folder))
        return cannotWrite(folder, errno ? QString::fromLocal8Bit(std::strerror(errno)) : QString());
    return Done {};
}

} // namespace

Outcome<Done> prepareFolder(const QString &folder)
{
    if (auto made = makeFolder(folder); !made)
        return made;
    QTemporaryFile trial(QDir(folder).filePath(QStringLiteral(".thaw-XXXXXX")));
    if (!trial.open())
        return cannotWrite(folder, trial.errorString());
    // A full disk still gives out names; it is the first byte that it refuses.
    if (trial.write("thaw") < 0 || !trial.flush() || !reachesDisk(trial))
        return cannotWrite(folder, failureOf(trial));
    return Done {};
}

Outcome<QStringList> writeFiles(const QString &folder, const QList<NamedFile> &files)
{
    if (auto made = makeFolder(folder); !made)
        return made.problem();
    std::vector<std::unique_ptr<QSaveFile>> staged;
    for (const NamedFile &file : files) {
        staged.push_back(std::make_unique<QSaveFile>(QDir(folder).filePath(file.name)));
        if (auto written = stage(*staged.back(), file.content); !written)
            return written.problem(); // the destructors remove what was written beside
    }
    QStringList paths;
    for (const auto &file : staged) {
        if (!file->commit())
            return cannotWrite(file->fileName(), file->errorString());
        paths += file->fileName();
    }
    return paths;
}

} // namespace thaw::results
