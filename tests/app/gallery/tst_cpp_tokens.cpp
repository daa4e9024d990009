// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/cpp_tokens.h"

#include <QTest>

using namespace thaw::gallery;

class TestCppTokens : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tokens_data();
    void tokens();
    void commentsOverLines();
};

namespace {

// "keyword:int call:fetch": the kind and the text of each token.
QString described(const QString &line, bool &inComment)
{
    static const char *names[]
        = { "keyword", "coroutine", "string", "type", "call", "number", "comment", "preprocessor" };
    QStringList all;
    for (const CppToken &token : cppTokens(line, inComment))
        all.append(QLatin1String(names[int(token.kind)]) + u':' + line.mid(token.start, token.length));
    return all.join(u' ');
}

} // namespace

void TestCppTokens::tokens_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("expected");
    QTest::newRow("empty") << ""
                           << "";
    QTest::newRow("declaration") << "int fetch(const QUrl &url)"
                                 << "keyword:int call:fetch keyword:const type:QUrl";
    QTest::newRow("await") << "co_await socket.write(data);"
                           << "coroutine:co_await call:write";
    QTest::newRow("return") << "co_return 42;"
                            << "coroutine:co_return number:42";
    QTest::newRow("keyword inside a name") << "returned = renew;"
                                           << "";
    QTest::newRow("numbers") << "0x1F + 1'000 + 2.5f + x2"
                             << "number:0x1F number:1'000 number:2.5f";
    QTest::newRow("string") << R"(say("a \" b", 'c'))"
                            << R"(call:say string:"a \" b" string:'c')";
    QTest::newRow("open string") << "\"abc"
                                 << "string:\"abc";
    QTest::newRow("escape at the end") << "\"abc\\"
                                       << "string:\"abc\\";
    QTest::newRow("comment") << "x = 1; // if \"y\""
                             << "number:1 comment:// if \"y\"";
    QTest::newRow("comment within") << "a /* if */ b(1)"
                                    << "comment:/* if */ call:b number:1";
    QTest::newRow("comment that is not closed") << "/*/ if"
                                                << "comment:/*/ if";
    QTest::newRow("preprocessor") << "#include <x>"
                                  << "preprocessor:#include";
    QTest::newRow("template") << "Task<int> f()"
                              << "type:Task keyword:int call:f";
}

void TestCppTokens::tokens()
{
    QFETCH(QString, line);
    bool inComment = false;
    QTEST(described(line, inComment), "expected");
}

void TestCppTokens::commentsOverLines()
{
    bool inComment = false;
    QCOMPARE(described("int a; /* one", inComment), "keyword:int comment:/* one");
    QVERIFY(inComment);
    QCOMPARE(described("if two", inComment), "comment:if two");
    QVERIFY(inComment);
    QCOMPARE(described("*/ int b;", inComment), "comment:*/ keyword:int");
    QVERIFY(!inComment);
}

QTEST_APPLESS_MAIN(TestCppTokens)
#include "tst_cpp_tokens.moc"
