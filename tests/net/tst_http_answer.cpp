// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/http_answer.h"

#include <QTest>

using namespace thaw::net;

namespace {

HttpAnswer answerOf(const QByteArray &bytes)
{
    HttpAnswer answer;
    answer.append(bytes);
    return answer;
}

} // namespace

class TestHttpAnswer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesAnAnswerByteByByte()
    {
        HttpAnswer answer;
        const QByteArray bytes = "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nX: y\r\n\r\nabc";
        for (const char c : bytes.chopped(1)) {
            answer.append(QByteArray(1, c));
            QVERIFY(!answer.isComplete());
            QVERIFY(!answer.isBad());
        }
        QCOMPARE(answer.bodyReceived_bytes(), 2);
        answer.append(bytes.right(1));
        QVERIFY(answer.isComplete());
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.reason(), QByteArray("OK"));
        QCOMPARE(answer.contentLength(), std::optional<qint64>(3));
    }

    void doesNotCountBytesBehindItsEnd()
    {
        const HttpAnswer answer = answerOf("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nabc");
        QVERIFY(answer.isComplete());
        QCOMPARE(answer.bodyReceived_bytes(), 1);
    }

    void withoutALengthItEndsWithTheConnection()
    {
        HttpAnswer answer = answerOf("HTTP/1.0 200 OK\r\n\r\nabc");
        QVERIFY(!answer.isComplete());
        answer.end();
        QVERIFY(answer.isComplete());
        QCOMPARE(answer.bodyReceived_bytes(), 3);
        QVERIFY(!answer.contentLength());
    }

    void aBrokenOneIsNotComplete()
    {
        HttpAnswer answer = answerOf("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc");
        answer.end();
        QVERIFY(!answer.isComplete());
        QVERIFY(answer.hasHeader());
        QCOMPARE(answer.bodyReceived_bytes(), 3);
    }

    void passesOverInterimAnswers()
    {
        const HttpAnswer answer
            = answerOf("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
        QVERIFY(answer.isComplete());
        QCOMPARE(answer.status(), 404);
        QCOMPARE(answer.reason(), QByteArray("Not Found"));
    }

    void someStatusesHaveNoBody()
    {
        QVERIFY(answerOf("HTTP/1.1 204 No Content\r\n\r\n").isComplete());
        QVERIFY(answerOf("HTTP/1.1 304\r\nContent-Length: 7\r\n\r\n").isComplete());
    }

    void knowsWhatItDoesNotUnderstand_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("not HTTP") << QByteArray("SSH-2.0-x\r\n");
        QTest::newRow("version") << QByteArray("HTTP/1.7 200 OK\r\n\r\n");
        QTest::newRow("status") << QByteArray("HTTP/1.1 2x0 OK\r\n\r\n");
        QTest::newRow("short status") << QByteArray("HTTP/1.1 20\r\n\r\n");
        QTest::newRow("field") << QByteArray("HTTP/1.1 200 OK\r\nx\r\n\r\n");
        QTest::newRow("length") << QByteArray("HTTP/1.1 200 OK\r\nContent-Length: -2\r\n\r\n");
        QTest::newRow("two lengths") << QByteArray(
            "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n");
        QTest::newRow("chunked") << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n");
        QTest::newRow("endless header")
            << "HTTP/1.1 200 OK\r\nA: " + QByteArray(HttpAnswer::headerLimit_bytes, 'x');
    }
    void knowsWhatItDoesNotUnderstand()
    {
        QFETCH(QByteArray, bytes);
        const HttpAnswer answer = answerOf(bytes);
        QVERIFY(answer.isBad());
        QVERIFY(!answer.isComplete());
    }
};

QTEST_APPLESS_MAIN(TestHttpAnswer)
#include "tst_http_answer.moc"
