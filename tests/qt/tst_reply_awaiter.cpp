// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "qt/loop_executor.h"
#include "qt/reply_awaiter.h"
#include "tasks/task_scope.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>
#include <memory>
#include <thread>

using namespace thaw;
using tasks::Task;

namespace {

// Answers when told, so that a test decides what is in flight.
class HeldServer : public QTcpServer {
public:
    HeldServer()
    {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this] { socket = nextPendingConnection(); });
    }
    QUrl url() const { return QUrl(QStringLiteral("http://127.0.0.1:%1/").arg(serverPort())); }
    void answer() { socket->write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"); }
    bool asked() const { return socket && socket->bytesAvailable() > 0; }
    QTcpSocket *socket = nullptr;
};

struct Log {
    QString outcome;
    QNetworkReply *reply = nullptr;
};

Task<> get(QNetworkAccessManager &network, QUrl url, std::stop_token stop, Log &log)
{
    const std::unique_ptr<QNetworkReply> owned(network.get(QNetworkRequest(url)));
    log.reply = owned.get();
    try {
        co_await qt::finished(owned.get(), stop);
        log.outcome = QString::fromUtf8(owned->readAll());
    } catch (const tasks::Cancelled &) {
        log.outcome = QStringLiteral("cancelled");
    }
}

Task<> watch(QNetworkReply *reply, Log &log)
{
    const qt::ReplyEnd end = co_await qt::finished(reply);
    log.outcome = end == qt::ReplyEnd::Gone ? QStringLiteral("gone") : QStringLiteral("finished");
}

} // namespace

class TestReplyAwaiter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_server = std::make_unique<HeldServer>();
        m_network = std::make_unique<QNetworkAccessManager>();
    }
    void cleanup()
    {
        m_network.reset();
        m_server.reset();
    }

    void resumesWithTheAnswerAndMayDeleteTheReply()
    {
        Log log;
        tasks::TaskScope scope(m_home);
        scope.spawn(get(*m_network, m_server->url(), {}, log));
        QTRY_VERIFY(m_server->asked());
        QVERIFY(log.outcome.isEmpty());
        m_server->answer();
        QTRY_COMPARE(log.outcome, QStringLiteral("ok"));
        QCOMPARE(scope.active(), 0);
    }

    void aStopAbortsAndCancels()
    {
        Log log;
        tasks::TaskScope scope(m_home);
        scope.spawn(get(*m_network, m_server->url(), scope.stopToken(), log));
        QTRY_VERIFY(m_server->asked());
        scope.cancel();
        QTRY_COMPARE(log.outcome, QStringLiteral("cancelled"));
    }

    void aStopMayComeFromAnotherThread()
    {
        for (int round = 0; round < 50; ++round) {
            Log log;
            std::stop_source stop;
            tasks::TaskScope scope(m_home);
            scope.spawn(get(*m_network, m_server->url(), stop.get_token(), log));
            std::thread stopper([stop, round]() mutable {
                std::this_thread::sleep_for(std::chrono::microseconds(round * 40));
                stop.request_stop();
            });
            QTRY_COMPARE(scope.active(), 0);
            QCOMPARE(log.outcome, QStringLiteral("cancelled"));
            stopper.join();
        }
    }

    void aDestroyedReplyResumesAsGone()
    {
        Log log;
        QNetworkReply *reply = m_network->get(QNetworkRequest(m_server->url()));
        tasks::TaskScope scope(m_home);
        scope.spawn(watch(reply, log));
        QTRY_VERIFY(m_server->asked());
        delete reply;
        QTRY_COMPARE(log.outcome, QStringLiteral("gone"));
    }

    void finishedAndDestroyedInOneTurnResumesOnce()
    {
        Log log;
        QNetworkReply *reply = m_network->get(QNetworkRequest(m_server->url()));
        tasks::TaskScope scope(m_home);
        scope.spawn(watch(reply, log));
        QTRY_VERIFY(m_server->asked());
        reply->abort();
        delete reply;
        QTRY_COMPARE(log.outcome, QStringLiteral("gone"));
        QCOMPARE(scope.active(), 0);
    }

    void aDestroyedFrameIsNeverResumed()
    {
        Log log;
        {
            tasks::TaskScope scope(m_home);
            scope.spawn(get(*m_network, m_server->url(), {}, log));
            QTRY_VERIFY(m_server->asked());
            m_server->answer();
        }
        QTest::qWait(20);
        QVERIFY(log.outcome.isEmpty());
    }

    // The answer is there and its signal queued for us when the frame goes.
    void aFrameDestroyedWithItsSignalQueuedIsNeverResumed()
    {
        Log log;
        {
            tasks::TaskScope scope(m_home);
            scope.spawn(get(*m_network, m_server->url(), {}, log));
            log.reply->abort();
            QVERIFY(log.reply->isFinished());
        }
        QCoreApplication::processEvents();
        QVERIFY(log.outcome.isEmpty());
    }

private:
    qt::LoopExecutor m_home;
    std::unique_ptr<HeldServer> m_server;
    std::unique_ptr<QNetworkAccessManager> m_network;
};

QTEST_GUILESS_MAIN(TestReplyAwaiter)
#include "tst_reply_awaiter.moc"
