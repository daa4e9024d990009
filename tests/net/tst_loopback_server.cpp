// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/own_threads.h"
#include "net/loopback_server.h"
#include "process_state.h"
#include "raw_client.h"

#include <QTest>
#include <sys/socket.h>
#include <vector>

using namespace thaw;
using namespace std::chrono_literals;
using net::AnswerKind;

namespace {

std::unique_ptr<net::LoopbackServer> serverOf(
    AnswerKind answer, base::Duration latency = 1ms, qint64 size = 10)
{
    net::ServerOptions options;
    options.answer = answer;
    options.latency = latency;
    options.bodySize_bytes = size;
    options.connections = 2'000;
    return net::LoopbackServer::start(options).value();
}

const QByteArray okAnswer = "HTTP/1.1 200 OK\r\nServer: Thaw\r\nContent-Type: text/plain; charset=utf-8\r\n"
                            "Content-Length: 10\r\n\r\nxxxxxxxxxx";

std::vector<std::unique_ptr<RawClient>> clientsOf(const net::LoopbackServer &server, int count)
{
    std::vector<std::unique_ptr<RawClient>> clients;
    for (int i = 0; i < count; ++i)
        clients.push_back(std::make_unique<RawClient>(server.port()));
    return clients;
}

} // namespace

class TestLoopbackServer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAndKeepsTheConnection()
    {
        const auto server = serverOf(AnswerKind::Ok);
        RawClient client(server->port());
        for (int i = 1; i <= 3; ++i) {
            client.send(getRequest());
            QCOMPARE(client.receive(i * okAnswer.size()), okAnswer.repeated(i));
        }
        QTRY_COMPARE(server->statistics().answered, 3);
        QCOMPARE(server->statistics().requests, 3);
        QCOMPARE(server->statistics().peakInFlight, 1);
        QCOMPARE(client.socket.state(), QAbstractSocket::ConnectedState);
    }

    void answersPipelinedRequestsInOrder()
    {
        const auto server = serverOf(AnswerKind::Ok, 0ms);
        RawClient client(server->port());
        const int count = 500;
        client.send(getRequest().repeated(count));
        QCOMPARE(client.receive(count * okAnswer.size()), okAnswer.repeated(count));
        QCOMPARE(server->statistics().peakInFlight, 1);
    }

    void isNeverEarly()
    {
        const auto latency = 15ms;
        const auto server = serverOf(AnswerKind::Ok, latency);
        const base::Clock &clock = base::SteadyClock::instance();
        RawClient client(server->port());
        for (int i = 1; i <= 20; ++i) {
            const base::TimePoint asked = clock.now();
            client.send(getRequest());
            client.receive(i * okAnswer.size());
            QVERIFY(clock.now() - asked >= latency);
        }
        QVERIFY(server->statistics().span >= 20 * latency);
    }

    void closesWithoutAWord()
    {
        const auto server = serverOf(AnswerKind::Close);
        RawClient client(server->port());
        client.send(getRequest());
        QCOMPARE(client.receiveAll(), QByteArray());
        QCOMPARE(client.socket.error(), QAbstractSocket::RemoteHostClosedError);
    }

    void answers500()
    {
        const auto server = serverOf(AnswerKind::Error500);
        RawClient client(server->port());
        client.send("GET / HTTP/1.0\r\n\r\n");
        QVERIFY(client.receiveAll().startsWith("HTTP/1.1 500 Internal Server Error\r\n"));
    }

    void sendsHalf()
    {
        const auto server = serverOf(AnswerKind::Half, 1ms, 100'000);
        RawClient client(server->port());
        client.send(getRequest());
        const QByteArray all = client.receiveAll();
        QVERIFY(all.contains("\r\nContent-Length: 100000\r\n"));
        QCOMPARE(all.size() - all.indexOf("\r\n\r\n") - 4, 50'000);
    }

    void neverAnswersUntilTheClientLeaves()
    {
        const auto server = serverOf(AnswerKind::Never);
        RawClient client(server->port());
        client.send(getRequest());
        QTRY_COMPARE(server->statistics().inFlight, 1);
        QVERIFY(!client.socket.waitForReadyRead(30));
        client.socket.abort();
        QTRY_COMPARE(server->statistics().inFlight, 0);
        QCOMPARE(server->statistics().answered, 0);
    }

    void sendsALargeAnswerToASlowReader()
    {
        const qint64 size = 16 * 1024 * 1024; // beyond what the kernel buffers
        const auto server = serverOf(AnswerKind::Ok, 0ms, size);
        RawClient client(server->port());
        client.socket.setReadBufferSize(64 * 1024);
        client.send(getRequest());
        QTRY_COMPARE(server->statistics().inFlight, 1);
        QCOMPARE(server->statistics().answered, 0);
        QVERIFY(client.receive(size).size() >= size);
        QTRY_COMPARE(server->statistics().answered, 1);
    }

    void refusesWhatIsNoRequest_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("status");
        QTest::newRow("garbage") << QByteArray("\x16\x03\x01 hello\n") << QByteArray("400 Bad Request");
        QTest::newRow("post") << QByteArray("POST / HTTP/1.1\r\n\r\n")
                              << QByteArray("405 Method Not Allowed");
        QTest::newRow("endless header") << "GET / HTTP/1.1\r\nA: " + QByteArray(1'000'000, 'x')
                                        << QByteArray("431 Request Header Fields Too Large");
    }
    void refusesWhatIsNoRequest()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, status);
        const auto server = serverOf(AnswerKind::Ok);
        RawClient client(server->port());
        client.send(bytes);
        QVERIFY(client.receiveAll().startsWith(QByteArray("HTTP/1.1 " + status + "\r\n")));
        QVERIFY(client.isClosed());
        QCOMPARE(server->statistics().requests, 0);
    }

    void survivesRandomBytes()
    {
        const auto server = serverOf(AnswerKind::Ok, 0ms);
        quint32 state = 12345; // always the same bytes
        for (int round = 0; round < 200; ++round) {
            QByteArray bytes = round % 2 ? getRequest() : QByteArray();
            for (int i = 0; i < 100; ++i) {
                state = state * 1664525 + 1013904223;
                bytes += static_cast<char>(state >> 24);
            }
            RawClient client(server->port());
            client.send(bytes);
            client.socket.abort();
        }
        RawClient client(server->port());
        client.send(getRequest());
        QCOMPARE(client.receive(okAnswer.size()), okAnswer);
    }

    void endsASlowHeader()
    {
        net::ServerOptions options;
        options.headerTime = 20ms;
        const auto server = net::LoopbackServer::start(options).value();
        RawClient silent(server->port());
        QVERIFY(silent.isClosed());
        RawClient slow(server->port());
        slow.send("GET / HT");
        QVERIFY(slow.isClosed());
    }

    void aClientThatClosesItsSideIsGone()
    {
        const auto server = serverOf(AnswerKind::Never);
        RawClient client(server->port());
        client.send(getRequest());
        QTRY_COMPARE(server->statistics().inFlight, 1);
        ::shutdown(static_cast<int>(client.socket.socketDescriptor()), SHUT_WR);
        QTRY_COMPARE(server->statistics().inFlight, 0);
        QVERIFY(client.isClosed());
    }

    void hasAThousandInFlight()
    {
        const auto server = serverOf(AnswerKind::Ok, 300ms);
        const auto clients = clientsOf(*server, 1'000);
        for (const auto &client : clients)
            client->send(getRequest());
        for (const auto &client : clients)
            QCOMPARE(client->receive(okAnswer.size()), okAnswer);
        QTRY_COMPARE(server->statistics().answered, 1'000);
        qInfo("peak in flight %d, span %.1f ms", server->statistics().peakInFlight,
            base::toMs(server->statistics().span));
    }

    void refusesMoreThanItsLimit()
    {
        const auto server = serverOf(AnswerKind::Never);
        auto clients = clientsOf(*server, net::LoopbackServer::connectionLimit);
        for (const auto &client : clients)
            client->send(getRequest());
        QTRY_COMPARE(server->statistics().inFlight, net::LoopbackServer::connectionLimit);
        RawClient further(server->port());
        further.send(getRequest());
        QVERIFY(further.receiveAll().startsWith("HTTP/1.1 503 Service Unavailable\r\n"));
        QCOMPARE(server->statistics().refused, 1);

        clients.resize(100);
        QTRY_COMPARE(server->statistics().inFlight, 100);
        RawClient another(server->port());
        another.send(getRequest());
        QTRY_COMPARE(server->statistics().inFlight, 101);
    }

    void endsAtOnceWithEverythingItHolds()
    {
        auto server = serverOf(AnswerKind::Ok, 10min);
        const quint16 port = server->port();
        const auto clients = clientsOf(*server, 1'000);
        for (const auto &client : clients)
            client->send(getRequest());
        QTRY_COMPARE(server->statistics().inFlight, 1'000);
        QCOMPARE(process_state::listeningPorts(), QList<quint16> { port });
        QVERIFY(process_state::threadNames().contains(QStringLiteral("thaw-server")));
        QCOMPARE(base::ownThreadIds().size(), std::size_t(1));

        const base::TimePoint begin = base::SteadyClock::instance().now();
        server.reset(); // would take ten minutes if it waited for any of them
        qInfo("ended after %.2f ms", base::toMs(base::SteadyClock::instance().now() - begin));
        QVERIFY(process_state::listeningPorts().isEmpty());
        QTRY_VERIFY(!process_state::threadNames().contains(QStringLiteral("thaw-server")));
        QVERIFY(base::ownThreadIds().empty());
        for (const auto &client : clients)
            QVERIFY(client->isClosed());
    }

    void manyStartAndEnd()
    {
        for (int i = 0; i < 200; ++i) {
            const auto server = serverOf(AnswerKind::Ok);
            if (i % 2)
                RawClient(server->port()).send(getRequest());
        }
        QVERIFY(process_state::listeningPorts().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestLoopbackServer)
#include "tst_loopback_server.moc"
