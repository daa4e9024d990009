// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "architecture/code_text.h"
#include "architecture/function_finder.h"
#include "architecture/no_complaints.h"
#include "architecture/sizes.h"

using namespace thaw::architecture;

namespace {

// Aim at 80 and 10, ask past 300 and 40; beyond these it is two things.
constexpr int mostLinesOfAFile = 400;
constexpr int mostLinesOfAFunction = 80;

QStringList report(const QList<Size> &sizes, int most)
{
    QStringList tooLarge;
    for (const Size &size : sizes) {
        if (size.lines > most)
            tooLarge += QString("%1: %2 lines").arg(size.what).arg(size.lines);
    }
    for (const Size &size : sizes.mid(0, 12))
        qInfo("%5d  %s", size.lines, qPrintable(size.what));
    return tooLarge;
}

QStringList namesIn(const QString &text)
{
    QStringList names;
    for (const Function &f : functionsOf(text))
        names += QString("%1 %2-%3").arg(f.name).arg(f.firstLine).arg(f.lastLine);
    return names;
}

} // namespace

class TestSizes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void files() { NO_COMPLAINTS(report(fileSizes(thisTree()), mostLinesOfAFile)); }
    void functions() { NO_COMPLAINTS(report(functionSizes(thisTree()), mostLinesOfAFunction)); }

    void largeOnesAreFound()
    {
        const QString body = QString("    f();\n").repeated(80);
        const SourceTree tree { { "core/a.cpp", "void large()\n{\n" + body + "}\n" },
            { "core/b.cpp", QString("\n").repeated(401) } };
        QCOMPARE(report(functionSizes(tree), mostLinesOfAFunction), QStringList("core/a.cpp:1 large: 83 lines"));
        QCOMPARE(report(fileSizes(tree), mostLinesOfAFile), QStringList("core/b.cpp: 401 lines"));
    }

    void functionsAreFound_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QStringList>("functions");
        const auto row = [](const char *name, const char *code, const QStringList &functions) {
            QTest::newRow(name) << code << functions;
        };
        row("declaration", "int f(int a = 1);\nint x { 3 };\n", {});
        row("in namespaces", "namespace a::b {\nnamespace {\nint f()\n{\n}\n}\n}\n", { "f 3-5" });
        row("in a class", "class A : public B {\npublic:\n    int f() const { return 1; }\n    int m { 0 };\n};\n",
            { "f 3-3" });
        row("member", "Task<> A::run(int x)\n{\n    if (x) {\n    }\n}\nvoid g() { }\n", { "A::run 1-5", "g 6-6" });
        row("constructor", "A::A(int x)\n    : B(x)\n    , m_a { x }\n    , m_b(x)\n{\n}\nvoid g() { }\n",
            { "A::A 1-6", "g 7-7" });
        row("macro before it", "Q_DECLARE_METATYPE(A)\n\nclass B {\n    Q_OBJECT\n    int f() { }\n};\n", { "f 4-5" });
        row("inline constructor", "struct A {\n    A() : m_a { 1 } { }\n    int m_a;\n};\n", { "A 2-2" });
        row("template", "template<class T>\nvoid f(T t)\n{\n}\n", { "f 1-4" });
        row("default", "void f(int a = g(1))\n{\n}\n", { "f 1-3" });
        row("operator", "bool operator==(A a, A b)\n{\n}\n", { "operator== 1-3" });
        row("trailing type", "auto f() -> A\n{\n}\n", { "f 1-3" });
        row("table", "const QList<int> list = of({\n    { 1 },\n});\nvoid g() { }\n", { "g 4-4" });
        row("macro", "#define F(x) { \\\n  x }\nvoid g()\n{\n}\n", { "g 3-5" });
        row("braces in text", "void f()\n{\n    g(\"}\", '}', R\"(})\"); // }\n}\nvoid g() { }\n", { "f 1-4", "g 5-5" });
        row("lambda in it", "void f()\n{\n    const auto g = [] { };\n    for (;;) {\n    }\n}\n", { "f 1-6" });
    }
    void functionsAreFound()
    {
        QFETCH(QString, code);
        QFETCH(QStringList, functions);
        QCOMPARE(namesIn(code), functions);
    }

    void literalsAndCommentsAreBlanked_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        QTest::newRow("comments") << "a; // b\n/* c\n*/ d;" << "a;     \n    \n   d;";
        QTest::newRow("comment in text") << "f(\"// no\"); g();" << "f(\"     \"); g();";
        QTest::newRow("quote in text") << "f(\"a\\\"b\", '\"'); g();" << "f(\"    \", ' '); g();";
        QTest::newRow("separator") << "int a = 1'000; int b = 0xff'ff;" << "int a = 1'000; int b = 0xff'ff;";
        QTest::newRow("raw") << "f(R\"x(\" // )x\"); g();" << "f(R          \"); g();";
    }
    void literalsAndCommentsAreBlanked()
    {
        QFETCH(QString, text);
        QFETCH(QString, code);
        QCOMPARE(codeOnly(text), code);
        QCOMPARE(lineAt(text, text.size()), lineAt(code, code.size()));
    }
};

QTEST_APPLESS_MAIN(TestSizes)
#include "tst_sizes.moc"
