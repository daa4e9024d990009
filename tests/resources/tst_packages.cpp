// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "resources/fake_machine.h"

#include <QTest>

using namespace thaw::test;

namespace {

QStringList needed(FakeMachine &machine, const QString &list, const QString &section = "run")
{
    return machine.run("packages_of " + list + ' ' + section).output.split('\n', Qt::SkipEmptyParts);
}

QStringList aptCalls(const FakeMachine &machine)
{
    return machine.calls().filter(QRegularExpression("^apt-get "));
}

} // namespace

class TestPackages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listsHaveNamesAndNothingElse_data()
    {
        QTest::addColumn<QString>("list");
        QTest::newRow("12") << "debian-12";
        QTest::newRow("13") << "debian-13";
    }
    void listsHaveNamesAndNothingElse()
    {
        QFETCH(QString, list);
        FakeMachine machine;
        const QStringList run = needed(machine, list);
        const QStringList tests = needed(machine, list, "tests");
        QVERIFY(run.contains("qt6-charts-dev") && !run.contains("xvfb"));
        QVERIFY(tests.contains("xvfb") && !tests.contains("qt6-charts-dev"));
        QCOMPARE(needed(machine, list, "run tests"), run + tests);
        for (const QString &name : run + tests)
            QVERIFY2(QRegularExpression("^[a-z0-9][a-z0-9.+-]+$").match(name).hasMatch(), qPrintable(name));
        // Only there can it be found, and only there is it needed.
        QCOMPARE(run.contains("libqt6opengl6-dev"), list == "debian-12");
    }

    void nothingMissingMeansNoApt()
    {
        FakeMachine machine;
        machine.install(needed(machine, "debian-12"));
        QCOMPARE(machine.run("install_packages run").status, 0);
        QCOMPARE(aptCalls(machine), QStringList());
    }

    void onlyWhatIsMissingIsInstalled_data()
    {
        QTest::addColumn<QString>("version");
        QTest::newRow("12") << "12";
        QTest::newRow("13") << "13";
    }
    void onlyWhatIsMissingIsInstalled()
    {
        QFETCH(QString, version);
        FakeMachine machine;
        machine.setSystem("debian", version);
        QStringList installed = needed(machine, "debian-" + version);
        installed.removeAll("cmake");
        installed.removeAll("fonts-inter");
        machine.install(installed);
        machine.forgetCalls();
        const FakeMachine::Ending ending = machine.run("install_packages run");
        QCOMPARE(ending.status, 0);
        QCOMPARE(ending.output, QString());
        const QStringList calls = aptCalls(machine);
        QCOMPARE(calls.size(), 2);
        QVERIFY2(calls[0].endsWith(" update"), qPrintable(calls[0]));
        QVERIFY2(calls[1].endsWith(" install --no-install-recommends cmake fonts-inter"), qPrintable(calls[1]));
    }

    void anotherSystemIsToldWhatIsNeeded_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("version");
        QTest::newRow("another") << "fedora" << "12";
        QTest::newRow("older") << "debian" << "11";
        QTest::newRow("unnamed") << "debian" << "";
    }
    void anotherSystemIsToldWhatIsNeeded()
    {
        QFETCH(QString, id);
        QFETCH(QString, version);
        FakeMachine machine;
        machine.setSystem(id, version);
        const FakeMachine::Ending ending = machine.run("install_packages run; echo went on");
        QCOMPARE(ending.status, 1);
        QCOMPARE(ending.output, QString());
        QVERIFY2(ending.errors.contains("qt6-charts-dev") && ending.errors.contains("g++"), qPrintable(ending.errors));
        QCOMPARE(aptCalls(machine), QStringList());
    }

    void whatAptSaidIsShownWhenItFails()
    {
        FakeMachine machine;
        machine.setCommand("apt-get", "echo 'E: no space left' >&2; exit 100");
        const FakeMachine::Ending ending = machine.run("install_packages tests; echo went on");
        QCOMPARE(ending.status, 1);
        QCOMPARE(ending.output, QString());
        QVERIFY2(ending.errors.contains("E: no space left"), qPrintable(ending.errors));
        QVERIFY2(ending.errors.contains("apt could not install: xvfb"), qPrintable(ending.errors));
    }

    void oldListsMayDo()
    {
        FakeMachine machine;
        machine.setCommand("apt-get", "[[ $* != *update* ]]");
        QCOMPARE(machine.run("install_packages tests").status, 0);
        QCOMPARE(aptCalls(machine).size(), 2);
    }

    void anothersAptIsWaitedFor()
    {
        FakeMachine machine;
        machine.setCommand("sleep", {});
        machine.setCommand("apt-get",
            "if [[ $* = *update* && $(grep -c update \"$MACHINE/calls\") -lt 3 ]]; then\n"
            "    echo 'E: Could not get lock /var/lib/apt/lists/lock.' >&2; exit 100\n"
            "fi");
        QCOMPARE(machine.run("install_packages tests").status, 0);
        QCOMPARE(aptCalls(machine).size(), 4);
        QCOMPARE(machine.calls().filter("sleep").size(), 2);
    }
};

QTEST_GUILESS_MAIN(TestPackages)
#include "tst_packages.moc"
