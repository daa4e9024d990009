// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "resources/fake_machine.h"

#include <QTest>

using namespace thaw::test;

namespace {

// Builds a Thaw that tells how it was started, and ends with status 3.
const char *const builds = R"(
    mkdir -p "$TREE/build/release/bin"
    printf '#!/bin/bash\necho "in $PWD:" "${@@Q}"; exit 3\n' >"$TREE/build/release/bin/thaw"
    chmod +x "$TREE/build/release/bin/thaw")";

} // namespace

class TestRunScript : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_machine.emplace();
        const QString all = m_machine->run("packages_of debian-12 run").output;
        m_machine->install(all.split('\n', Qt::SkipEmptyParts));
        m_machine->setCommand("cmake", builds);
        m_machine->forgetCalls();
    }

    void argumentsFolderAndStatusAreThawsOwn()
    {
        const FakeMachine::Ending ending = run({ "freeze", "two words", "--set", "a=b" });
        QCOMPARE(ending.status, 3);
        QCOMPARE(ending.output, QString("in %1: 'freeze' 'two words' '--set' 'a=b'\n").arg(m_machine->home()));
    }

    void withoutADisplayItMeasures()
    {
        const FakeMachine::Ending ending = run({});
        QCOMPARE(ending.output, QString("in %1: 'freeze' '--out' './thaw-results'\n").arg(m_machine->home()));
        QVERIFY2(ending.errors.contains("no display"), qPrintable(ending.errors));
    }

    void withADisplayItOpensTheWindow_data()
    {
        QTest::addColumn<QString>("display");
        QTest::newRow("X") << "DISPLAY=:7";
        QTest::newRow("Wayland") << "WAYLAND_DISPLAY=wayland-0";
    }
    void withADisplayItOpensTheWindow()
    {
        QFETCH(QString, display);
        QCOMPARE(run({}, { display }).output, QString("in %1:\n").arg(m_machine->home()));
    }

    void itCanBeReachedThroughALink()
    {
        const QString link = m_machine->home() + "/thaw";
        QVERIFY(QFile::link(m_machine->tree() + "/app/run", link));
        QCOMPARE(m_machine->runScript(link, { "list" }).output, QString("in %1: 'list'\n").arg(m_machine->home()));
    }

    void itConfiguresOnce()
    {
        run({ "list" });
        QCOMPARE(configurations(), 1);
        run({ "list" });
        QCOMPARE(configurations(), 1);
        QCOMPARE(m_machine->calls().filter("--build").size(), 2);
        QCOMPARE(m_machine->calls().filter("--target thaw").size(), 2);
    }

    void newPresetsAreConfigured()
    {
        run({ "list" });
        const QString tree = m_machine->tree();
        QCOMPARE(m_machine->run("touch -d 'next year' '" + tree + "/CMakePresets.json'").status, 0);
        run({ "list" });
        QCOMPARE(configurations(), 2);
    }

    void aMovedTreeIsConfigured()
    {
        run({ "list" });
        const QString moved = m_machine->home() + "/moved";
        QVERIFY(QDir().rename(m_machine->tree(), moved));
        QCOMPARE(m_machine->runScript(moved + "/app/run", { "list" }).status, 3);
        QCOMPARE(configurations(), 2);
    }

    void whatFailedIsShownAndTriedAgain()
    {
        m_machine->setCommand("cmake", "echo 'CMake Error: no compiler' >&2; exit 1");
        for (int attempt = 1; attempt <= 2; ++attempt) {
            const FakeMachine::Ending ending = run({ "list" });
            QCOMPARE(ending.status, 1);
            QCOMPARE(ending.output, QString());
            QVERIFY2(ending.errors.contains("CMake Error: no compiler"), qPrintable(ending.errors));
            QVERIFY2(ending.errors.contains("Configuring failed"), qPrintable(ending.errors));
            QCOMPARE(configurations(), attempt);
        }
    }

    void aFailedBuildStartsNothing()
    {
        m_machine->setCommand("cmake", QString(builds) + "\nif [[ $1 = --build ]]; then echo 'a.cpp:1: error'; exit 1; fi");
        const FakeMachine::Ending ending = run({ "list" });
        QCOMPARE(ending.status, 1);
        QCOMPARE(ending.output, QString());
        QVERIFY2(ending.errors.contains("a.cpp:1: error"), qPrintable(ending.errors));
        QVERIFY2(ending.errors.contains("Building failed"), qPrintable(ending.errors));
    }

private:
    FakeMachine::Ending run(const QStringList &arguments, const QStringList &environment = {})
    {
        return m_machine->runScript(m_machine->tree() + "/app/run", arguments, environment);
    }

    int configurations() const { return m_machine->calls().filter("--preset").size(); }

    std::optional<FakeMachine> m_machine;
};

QTEST_GUILESS_MAIN(TestRunScript)
#include "tst_run_script.moc"
