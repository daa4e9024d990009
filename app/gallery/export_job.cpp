// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/export_job.h"

#include "export/export_set.h"
#include "qt/loop_thread.h"
#include "results/result_files.h"
#include "tasks/resume_on.h"

#include <QCoreApplication>

namespace thaw::gallery {

namespace {

using Files = base::Outcome<QList<results::NamedFile>>;
using Paths = base::Outcome<QStringList>;

base::Problem stopped(const QString &folder)
{
    return { base::Problem::Kind::Interrupted, folder,
        QCoreApplication::translate("ExportJob", "the export was cancelled, nothing was written"), {} };
}

base::Problem noThread(const QString &folder)
{
    return { base::Problem::Kind::Failed, folder,
        QCoreApplication::translate("ExportJob", "the system gave no thread to write with"),
        QCoreApplication::translate("ExportJob", "End other programs, then try again.") };
}

// Thread: the writing one; it reads files, too.
Paths writeAll(measure::Result &result, const ExportChoice &choice, QList<results::NamedFile> files)
{
    result.environment = measure::Environment::read();
    const Files data = exports::dataFiles(result, choice.formats);
    if (!data)
        return data.problem();
    files += data.value();
    return results::writeFiles(choice.folder, files);
}

} // namespace

tasks::Task<Paths> exportResult(
    measure::Result result, ExportChoice choice, runtime::Executor &home, std::stop_token stop)
{
    QList<results::NamedFile> files;
    for (const QString &format : choice.formats) {
        co_await tasks::reschedule(home);
        if (stop.stop_requested())
            co_return stopped(choice.folder);
        const Files pictures = exports::pictureFiles(result, QStringList(format));
        if (!pictures)
            co_return pictures.problem();
        files += pictures.value();
    }
    qt::LoopThread writer("thaw-export");
    if (!writer.ok())
        co_return noThread(choice.folder);
    co_await tasks::resumeOn(writer.executor());
    Paths paths = writeAll(result, choice, std::move(files));
    co_await tasks::resumeOn(home);
    co_return paths;
}

} // namespace thaw::gallery
