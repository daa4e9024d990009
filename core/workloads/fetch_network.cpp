// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "workloads/fetch_network.h"

#include "net/get_problems.h"

#include <QNetworkProxy>
#include <QNetworkReply>
#include <QPointer>
#include <QTimer>

namespace thaw::workloads {

namespace {

constexpr char timedOut[] = "thaw_timedOut";

base::Problem transferProblem(const QNetworkReply &reply, qint64 received_bytes)
{
    const qint64 promised_bytes = reply.header(QNetworkRequest::ContentLengthHeader).toLongLong();
    const bool hasHeader = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).isValid();
    switch (reply.error()) {
    case QNetworkReply::RemoteHostClosedError:
        return hasHeader ? net::brokeOff(reply.url(), received_bytes, promised_bytes)
                         : net::closedBeforeAnswer(reply.url());
    case QNetworkReply::OperationCanceledError:
        return net::stopped(reply.url());
    case QNetworkReply::ProtocolFailure:
        return net::notUnderstood(reply.url());
    default:
        return net::noConnection(reply.url(), reply.errorString());
    }
}

} // namespace

FetchNetwork::FetchNetwork(std::chrono::milliseconds timeout)
    : m_timeout(timeout)
{
    setProxy(QNetworkProxy::NoProxy);
}

void FetchNetwork::abortAll()
{
    // Whoever hears of one end may destroy other replies.
    QList<QPointer<QNetworkReply>> replies;
    for (QNetworkReply *reply : findChildren<QNetworkReply *>(Qt::FindDirectChildrenOnly))
        replies += reply;
    for (const QPointer<QNetworkReply> &reply : replies) {
        if (reply)
            reply->abort();
    }
}

base::Outcome<net::GetResult> FetchNetwork::resultOf(QNetworkReply &reply) const
{
    // An aborted reply is closed, and would complain.
    const qint64 received_bytes = reply.isOpen() ? reply.readAll().size() : 0;
    const int status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (reply.property(timedOut).toBool())
        return net::noAnswerWithin(reply.url(), m_timeout);
    if (status >= 400)
        return net::failedStatus(
            reply.url(), status, reply.attribute(QNetworkRequest::HttpReasonPhraseAttribute).toString());
    if (reply.error() != QNetworkReply::NoError)
        return transferProblem(reply, received_bytes);
    return net::GetResult { status, reply.header(QNetworkRequest::ContentLengthHeader).toLongLong(),
        received_bytes };
}

QNetworkReply *FetchNetwork::createRequest(
    Operation operation, const QNetworkRequest &request, QIODevice *data)
{
    QNetworkRequest plain = request;
    plain.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    plain.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    QNetworkReply *const reply = QNetworkAccessManager::createRequest(operation, plain, data);
    auto *const timer = new QTimer(reply);
    timer->setSingleShot(true);
    timer->setTimerType(Qt::PreciseTimer);
    connect(timer, &QTimer::timeout, reply, [reply] {
        if (reply->isFinished())
            return;
        reply->setProperty(timedOut, true);
        reply->abort();
    });
    timer->start(m_timeout);
    return reply;
}

} // namespace thaw::workloads
