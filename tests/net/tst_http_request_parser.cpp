// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/http_request_parser.h"

#include <QTest>

using namespace thaw::net;
using Result = HttpRequestParser::Result;
Q_DECLARE_METATYPE(Result)

namespace {

Result parseAll(const QByteArray &bytes, HttpRequest &request)
{
    HttpRequestParser parser;
    parser.append(bytes);
    return parser.next(request);
}

} // namespace

class TestHttpRequestParser : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesARequest()
    {
        HttpRequest request;
        QCOMPARE(parseAll("GET /a?b HTTP/1.1\r\nHost: x\r\n\r\n", request), Result::Complete);
        QCOMPARE(request.method, QByteArray("GET"));
        QCOMPARE(request.target, QByteArray("/a?b"));
        QVERIFY(request.keepAlive);
    }

    void takesItByteByByte()
    {
        HttpRequestParser parser;
        HttpRequest request;
        const QByteArray bytes = "\r\nGET / HTTP/1.1\r\nHost: x\r\nA:\r\n\r\n";
        for (const char c : bytes.chopped(1)) {
            parser.append(QByteArray(1, c));
            QCOMPARE(parser.next(request), Result::Incomplete);
        }
        parser.append(bytes.right(1));
        QCOMPARE(parser.next(request), Result::Complete);
        QCOMPARE(parser.next(request), Result::Incomplete);
        QVERIFY(!parser.isInside());
    }

    void pipelinedOnesComeInOrder()
    {
        HttpRequestParser parser;
        HttpRequest request;
        parser.append("GET /1 HTTP/1.1\r\n\r\nGET /2 HTTP/1.1\r\n\r\nGET /3");
        QCOMPARE(parser.next(request), Result::Complete);
        QCOMPARE(request.target, QByteArray("/1"));
        QCOMPARE(parser.next(request), Result::Complete);
        QCOMPARE(request.target, QByteArray("/2"));
        QCOMPARE(parser.next(request), Result::Incomplete);
        QVERIFY(parser.isInside());
    }

    void skipsABody()
    {
        HttpRequestParser parser;
        HttpRequest request;
        parser.append("POST /1 HTTP/1.1\r\nContent-Length: 5\r\n\r\nab");
        QCOMPARE(parser.next(request), Result::Complete);
        parser.append("cdeGET /2 HTTP/1.1\r\n\r\n");
        QCOMPARE(parser.next(request), Result::Complete);
        QCOMPARE(request.target, QByteArray("/2"));
    }

    void keepsAliveAsTheVersionsDo_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("keepAlive");
        QTest::newRow("1.1") << QByteArray("GET / HTTP/1.1\r\n\r\n") << true;
        QTest::newRow("1.1 close") << QByteArray("GET / HTTP/1.1\r\nConnection: Close\r\n\r\n") << false;
        QTest::newRow("1.0") << QByteArray("GET / HTTP/1.0\r\n\r\n") << false;
        QTest::newRow("1.0 keep-alive")
            << QByteArray("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n") << true;
    }
    void keepsAliveAsTheVersionsDo()
    {
        QFETCH(QByteArray, bytes);
        HttpRequest request;
        QCOMPARE(parseAll(bytes, request), Result::Complete);
        QTEST(request.keepAlive, "keepAlive");
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Result>("result");
        const auto bad
            = [](const char *name, const QByteArray &bytes) { QTest::newRow(name) << bytes << Result::Bad; };
        bad("words", "hello\r\n\r\n");
        bad("bare line feeds", "GET / HTTP/1.1\n\n");
        bad("binary without an end", QByteArray("\x16\x03\x01\x02\x00", 5));
        bad("a wrong first line before its header ends", "GET /\r\nHost");
        bad("two spaces", "GET  / HTTP/1.1\r\n\r\n");
        bad("version", "GET / HTTP/2.0\r\n\r\n");
        bad("control character in the target", "GET /\x01 HTTP/1.1\r\n\r\n");
        bad("no colon", "GET / HTTP/1.1\r\nHost\r\n\r\n");
        bad("space before the colon", "GET / HTTP/1.1\r\nHost : x\r\n\r\n");
        bad("folded line", "GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n");
        bad("nul", QByteArray("GET / HTTP/1.1\r\nA: \0\r\n\r\n", 25));
        bad("chunked body", "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n");
        bad("negative length", "POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n");
        bad("length beyond numbers", "POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n");
        bad("two lengths", "POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n");
        const QByteArray field = "A: " + QByteArray(HttpRequestParser::headerLimit_bytes, 'x') + "\r\n";
        QTest::newRow("header too large") << "GET / HTTP/1.1\r\n" + field + "\r\n" << Result::TooLarge;
        QTest::newRow("header without an end") << "GET / HTTP/1.1\r\n" + field << Result::TooLarge;
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        HttpRequest request;
        HttpRequestParser parser;
        parser.append(bytes);
        QTEST(parser.next(request), "result");
        // Nothing can be read after it.
        parser.append("GET / HTTP/1.1\r\n\r\n");
        QCOMPARE(parser.next(request), Result::Bad);
    }
};

QTEST_APPLESS_MAIN(TestHttpRequestParser)
#include "tst_http_request_parser.moc"
