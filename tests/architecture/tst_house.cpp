// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "architecture/forbidden.h"
#include "architecture/licences.h"
#include "architecture/no_complaints.h"

#include <QFileInfo>
#include <QRegularExpression>

using namespace thaw::architecture;

namespace {

const QString owner = QStringLiteral("// SPDX-FileCopyrightText: 2026 The Thaw authors\n");
const QString mit = QStringLiteral("// SPDX-License-Identifier: MIT\n");
const QString gpl = QStringLiteral("// SPDX-License-Identifier: GPL-3.0-or-later\n");

} // namespace

class TestHouse : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTopHoldsNothingElse()
    {
        const QStringList allowed { "CMakeLists.txt", "CMakePresets.json", "LICENSE", "README.md", "app", "core",
            "resources", "tests" };
        QStringList others;
        for (const QString &path : thisTree().keys()) {
            const QString top = path.section('/', 0, 0);
            if (!allowed.contains(top) && !top.startsWith('.'))
                others += path;
        }
        NO_COMPLAINTS(others);
    }

    void everyFileSaysItsLicence() { NO_COMPLAINTS(wrongLicences(thisTree())); }
    void noWallClocks() { NO_COMPLAINTS(wallClocks(thisTree())); }
    void nothingIsLeftOpen() { NO_COMPLAINTS(leftovers(thisTree())); }

    void mainIsShort() { QVERIFY(thisTree().value("app/main.cpp").count('\n') <= 40); }

    void scriptsCanBeRun_data()
    {
        QTest::addColumn<QString>("script");
        for (const char *script : { "app/run", "tests/run", ".ci/run" })
            QTest::newRow(script) << script;
    }
    void scriptsCanBeRun()
    {
        QFETCH(QString, script);
        QVERIFY(QFileInfo(thisRoot() + '/' + script).isExecutable());
    }

    // Package names stand in one place, a list a release.
    void packagesAreNamedOnce()
    {
        static const QRegularExpression package(R"(\b(lib)?qt6-?[a-z0-9-]+|\bqcoro-[a-z0-9-]+|\bfonts-[a-z]+)");
        for (const char *list : { "resources/packages/debian-12", "resources/packages/debian-13" }) {
            const QString text = thisTree().value(list);
            QVERIFY2(text.contains(package) && text.contains("[run]") && text.contains("[tests]"), list);
        }
        for (const char *script : { "app/run", "tests/run", ".ci/run", "resources/packages/set_up.sh" }) {
            QVERIFY(thisTree().contains(script));
            QVERIFY2(!thisTree().value(script).contains(package), script);
        }
    }

    void licences_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("right");
        QTest::newRow("core is MIT") << "core/a.h" << owner + mit << true;
        QTest::newRow("core is not GPL") << "core/a.h" << owner + gpl << false;
        QTest::newRow("tests of core") << "tests/net/a.cpp" << owner + mit << true;
        QTest::newRow("app is GPL") << "app/run" << owner + gpl << true;
        QTest::newRow("app is not MIT") << "app/a.cpp" << owner + mit << false;
        QTest::newRow("tests of app") << "tests/app/window/a.cpp" << owner + gpl << true;
        QTest::newRow("tests of app are not MIT") << "tests/app/window/a.cpp" << owner + mit << false;
        QTest::newRow("none") << "core/a.h" << owner << false;
        QTest::newRow("nobody's") << "core/a.h" << mit << false;
        QTest::newRow("too far down") << "core/a.h" << QString(2000, '\n') + owner + mit << false;
    }
    void licences()
    {
        QFETCH(QString, path);
        QFETCH(QString, text);
        QFETCH(bool, right);
        QCOMPARE(wrongLicences({ { path, text } }).isEmpty(), right);
    }

    void whatCannotSayItIsSpokenFor()
    {
        const QString speech = "[[annotations]]\nSPDX-FileCopyrightText = \"2026 The Thaw authors\"\n"
                               "SPDX-License-Identifier = \"MIT\"\n";
        SourceTree tree { { "resources/pictures/a.png", "\x89PNG" } };
        QCOMPARE(wrongLicences(tree).size(), 2);
        tree.insert("resources/REUSE.toml", speech);
        QCOMPARE(wrongLicences(tree).size(), 2);
        tree.insert("resources/pictures/REUSE.toml", speech);
        QCOMPARE(wrongLicences(tree), QStringList());
        tree.insert("resources/pictures/a.cpp", "int a;\n");
        QCOMPARE(wrongLicences(tree).size(), 2);
    }

    void wallClocksAreFound_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<bool>("found");
        const auto row = [](const char *code, bool found) { QTest::newRow(code) << code << found; };
        row("auto t = QDateTime::currentDateTimeUtc();", true);
        row("auto t = QTime::currentTime();", true);
        row("std::chrono::system_clock::now();", true);
        row("clock_gettime(CLOCK_REALTIME, &t);", true);
        row("auto t = std::time(nullptr);", true);
        row("auto t = time(nullptr);", true);
        row("std::chrono::steady_clock::now();", false);
        row("clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);", false);
        row("f(run.time());", false);
        row("// not system_clock", false);
        row("f(\"system_clock\");", false);
        row("QString text(const QDateTime &date);", false);
    }
    void wallClocksAreFound()
    {
        QFETCH(QString, code);
        QFETCH(bool, found);
        QCOMPARE(!wallClocks({ { "core/monitor/a.cpp", code } }).isEmpty(), found);
        QCOMPARE(wallClocks({ { "core/measure/environment.cpp", code } }), QStringList());
    }

    void leftoversAreFound()
    {
        const SourceTree tree { { "app/a.cpp", "int a; // TODO more\n" }, { "tests/net/b.cpp", "\nQSKIP(\"no\");\n" },
            { "core/c.h", "// nothing QSKIP( here\n" },
            { "tests/net/d.cpp", "QSKIP(\"This system has no sound.\");\n" } };
        QCOMPARE(leftovers(tree), QStringList({ "app/a.cpp:1: TODO", "tests/net/b.cpp:2: QSKIP(" }));
    }
};

QTEST_APPLESS_MAIN(TestHouse)
#include "tst_house.moc"
