// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/get_problems.h"

#include <QCoreApplication>

namespace thaw::net {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(net)
};

base::Problem failed(
    const QUrl &url, const QString &why, base::Problem::Kind kind = base::Problem::Kind::Failed)
{
    return { kind, QStringLiteral("GET ") + url.toString(), why, {} };
}

} // namespace

base::Problem noConnection(const QUrl &url, const QString &reason)
{
    return failed(url, Text::tr("there was no connection to the server (%1)").arg(reason));
}

base::Problem closedBeforeAnswer(const QUrl &url)
{
    return failed(url, Text::tr("the server closed the connection before it answered"));
}

base::Problem brokeOff(const QUrl &url, qint64 received_bytes, qint64 promised_bytes)
{
    return failed(url,
        Text::tr("the answer broke off after %1 of %2 bytes")
            .arg(grouped(received_bytes), grouped(promised_bytes)));
}

base::Problem failedStatus(const QUrl &url, int status, const QString &reason)
{
    return failed(url, Text::tr("the server answered HTTP %1 %2").arg(status).arg(reason).trimmed());
}

base::Problem noAnswerWithin(const QUrl &url, base::Duration timeout)
{
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(timeout).count();
    return failed(url, Text::tr("no answer within %1 ms").arg(grouped(ms)));
}

base::Problem notUnderstood(const QUrl &url)
{
    return failed(url, Text::tr("the answer is not HTTP as it is understood here"));
}

base::Problem stopped(const QUrl &url)
{
    return failed(url, Text::tr("stopped"), base::Problem::Kind::Interrupted);
}

QString grouped(qint64 number)
{
    QString text = QString::number(number);
    const qsizetype first = number < 0 ? 1 : 0;
    for (qsizetype place = text.size() - 3; place > first; place -= 3)
        text.insert(place, QChar(0x202f));
    return text;
}

} // namespace thaw::net
