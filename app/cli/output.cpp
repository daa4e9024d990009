// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output.h"

#include <QCoreApplication>
#include <cerrno>
#include <cstring>
#include <unistd.h>

namespace thaw::cli {

namespace {

// The reason of a failure, or nothing.
QString writeAll(int descriptor, const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t count = ::write(descriptor, bytes.constData() + done, bytes.size() - done);
        if (count >= 0)
            done += count;
        else if (errno != EINTR)
            return QString::fromLocal8Bit(std::strerror(errno));
    }
    return {};
}

} // namespace

void Output::result(const QString &text)
{
    endProgress();
    if (m_failure.isEmpty())
        m_failure = writeAll(STDOUT_FILENO, text.toUtf8());
}

void Output::message(const QString &text)
{
    endProgress();
    // There is nobody left to tell when this fails.
    writeAll(STDERR_FILENO, "thaw: " + text.toUtf8() + '\n');
}

void Output::progress(const QString &text)
{
    if (!::isatty(STDERR_FILENO))
        return;
    writeAll(STDERR_FILENO, "\r\x1b[K" + text.toUtf8());
    m_progressShown = true;
}

void Output::endProgress()
{
    if (m_progressShown)
        writeAll(STDERR_FILENO, "\r\x1b[K");
    m_progressShown = false;
}

ExitStatus Output::fail(const base::Problem &problem)
{
    message(problem.message());
    return exitStatusOf(problem.kind);
}

ExitStatus Output::finish(ExitStatus status)
{
    // Some file systems tell only here that they had no room.
    if (::close(STDOUT_FILENO) != 0 && m_failure.isEmpty())
        m_failure = QString::fromLocal8Bit(std::strerror(errno));
    if (m_failure.isEmpty())
        return status;
    message(QCoreApplication::translate("cli", "standard output: writing failed: %1.").arg(m_failure));
    return status == Success ? Failure : status;
}

} // namespace thaw::cli
