// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/blocking_get.h"
#include "net/get_problems.h"
#include "net/loopback_server.h"
#include "raw_client.h"

#include <QTcpServer>
#include <QTest>
#include <QTimer>
#include <poll.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

using namespace thaw;
using namespace std::chrono_literals;
using net::AnswerKind;

namespace {

std::unique_ptr<net::LoopbackServer> serverOf(AnswerKind answer, base::Duration latency = 1ms)
{
    net::ServerOptions options;
    options.answer = answer;
    options.latency = latency;
    return net::LoopbackServer::start(options).value();
}

} // namespace

class TestBlockingGet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void getsAnAnswer()
    {
        const auto server = serverOf(AnswerKind::Ok);
        const auto result = net::blockingGet(server->url(), 30s);
        QVERIFY2(result.ok(), result.ok() ? "" : qPrintable(result.problem().message()));
        QCOMPARE(result->status, 200);
        QCOMPARE(result->contentLength, 65536);
        QCOMPARE(result->received_bytes, 65536);
    }

    void tellsWhatWentWrong_data()
    {
        QTest::addColumn<int>("answer");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, AnswerKind kind, const char *why) {
            QTest::newRow(name) << static_cast<int>(kind) << QString::fromUtf8(why);
        };
        row("close", AnswerKind::Close, "the server closed the connection before it answered");
        row("error-500", AnswerKind::Error500, "the server answered HTTP 500 Internal Server Error");
        row("half", AnswerKind::Half, "the answer broke off after 32\u202f768 of 65\u202f536 bytes");
        row("never", AnswerKind::Never, "no answer within 20 ms");
    }
    void tellsWhatWentWrong()
    {
        QFETCH(int, answer);
        const auto kind = static_cast<AnswerKind>(answer);
        const auto server = serverOf(kind);
        const auto result = net::blockingGet(server->url(), kind == AnswerKind::Never ? 20ms : 30s);
        QVERIFY(!result.ok());
        QTEST(result.problem().why, "why");
        QCOMPARE(result.problem().kind, base::Problem::Kind::Failed);
        QCOMPARE(result.problem().what, QStringLiteral("GET http://127.0.0.1:%1/").arg(server->port()));
    }

    void tellsThatNobodyListens()
    {
        const QUrl url = serverOf(AnswerKind::Ok)->url();
        const auto result = net::blockingGet(url, 30s);
        QVERIFY(!result.ok());
        QVERIFY2(result.problem().why.startsWith(QStringLiteral("there was no connection to the server (")),
            qPrintable(result.problem().why));
    }

    void tellsThatItIsNotHttp()
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        std::thread speaker([&server] { // on the descriptor alone: the object is this thread's
            sockaddr_storage address;
            socklen_t size = sizeof address;
            pollfd wait { static_cast<int>(server.socketDescriptor()), POLLIN, 0 };
            ::poll(&wait, 1, -1);
            const int peer = ::accept(wait.fd, reinterpret_cast<sockaddr *>(&address), &size);
            [[maybe_unused]] const auto sent = ::write(peer, "220 mail\r\n", 10);
            ::shutdown(peer, SHUT_WR);
            char byte;
            while (::read(peer, &byte, 1) > 0) { }
            ::close(peer);
        });
        const auto result
            = net::blockingGet(QUrl(QStringLiteral("http://127.0.0.1:%1/").arg(server.serverPort())), 30s);
        speaker.join();
        QVERIFY(!result.ok());
        QCOMPARE(result.problem().why, QStringLiteral("the answer is not HTTP as it is understood here"));
    }

    void aStopEndsIt()
    {
        const auto server = serverOf(AnswerKind::Never);
        std::stop_source stop;
        std::thread stopper([&] {
            while (server->statistics().requests == 0)
                std::this_thread::yield();
            stop.request_stop();
        });
        // Far beyond the test's own limit: only the stop can end it.
        const auto result = net::blockingGet(server->url(), 1h, stop.get_token());
        stopper.join();
        QVERIFY(!result.ok());
        QCOMPARE(result.problem().kind, base::Problem::Kind::Interrupted);
    }

    void anEarlierStopAsksNobody()
    {
        const auto server = serverOf(AnswerKind::Ok);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!net::blockingGet(server->url(), 30s, stop.get_token()).ok());
        QCOMPARE(server->statistics().requests, 0);
    }

    void handlesNoEventMeanwhile()
    {
        const auto server = serverOf(AnswerKind::Ok, 60ms);
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&ticks] { ++ticks; });
        timer.start(1);
        QTRY_VERIFY(ticks > 0);
        ticks = 0;
        QVERIFY(net::blockingGet(server->url(), 30s).ok());
        QCOMPARE(ticks, 0);
        QTRY_VERIFY(ticks > 0);
    }

    void groupsDigits()
    {
        QCOMPARE(net::grouped(0), QStringLiteral("0"));
        QCOMPARE(net::grouped(999), QStringLiteral("999"));
        QCOMPARE(net::grouped(-1000), QStringLiteral("-1\u202f000"));
        QCOMPARE(net::grouped(1234567), QStringLiteral("1\u202f234\u202f567"));
    }
};

QTEST_GUILESS_MAIN(TestBlockingGet)
#include "tst_blocking_get.moc"
