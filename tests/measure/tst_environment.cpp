// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "fake_system.h"
#include "measure/cpu_info.h"
#include "measure/environment_warnings.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>
#include <unistd.h>

using namespace thaw;
using test::FakeSystem;

class TstEnvironment : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsThisMachine()
    {
        QCoreApplication::setApplicationVersion(QStringLiteral("9.8.7"));
        const auto e = measure::Environment::read();
        char host[256] {};
        QCOMPARE(::gethostname(host, sizeof host - 1), 0);
        QCOMPARE(e.hostName, QString::fromLocal8Bit(host));
        QCOMPARE(e.executable, QCoreApplication::applicationFilePath());
        QCOMPARE(e.cpuCount, int(::sysconf(_SC_NPROCESSORS_ONLN)));
        QCOMPARE(e.loadAverage.size(), 3);
        QCOMPARE(e.appVersion, QStringLiteral("9.8.7"));
        QCOMPARE(e.qtVersion, QString::fromLatin1(qVersion()));
        QVERIFY(e.kernel.startsWith(QStringLiteral("linux ")));
        QVERIFY(!e.compiler.isEmpty());
        QVERIFY(e.date.isValid());
        QCOMPARE(e.warnings, measure::environmentWarnings(e));
    }

    void readsProcessors()
    {
        FakeSystem system;
        QVERIFY(system.add("/proc/cpuinfo",
            "processor\t: 0\nmodel name\t: Some CPU @ 2.10GHz: fast\ncpu MHz\t\t: 812.500\n"
            "flags\t\t: fpu vme\n\nprocessor\t: 1\nmodel name\t: Other\n"));
        const QString cpu0 = QStringLiteral("/sys/devices/system/cpu/cpu0/");
        QVERIFY(system.add(cpu0 + "cpufreq/cpuinfo_max_freq", "3400000\n"));
        QVERIFY(system.add(cpu0 + "cpufreq/scaling_governor", "powersave\n"));
        QVERIFY(system.add("/sys/devices/system/cpu/cpu1/cpufreq/scaling_governor", "performance\n"));
        QVERIFY(system.add(cpu0 + "cache/index0/type", "Data\n"));
        QVERIFY(system.add(cpu0 + "cache/index0/level", "1\n"));
        QVERIFY(system.add(cpu0 + "cache/index0/size", "48K\n"));
        QVERIFY(system.add(cpu0 + "cache/index0/shared_cpu_list", "0,2-4\n"));

        const auto info = measure::CpuInfo::read(system.root());
        QCOMPARE(info.model, QStringLiteral("Some CPU @ 2.10GHz: fast"));
        QCOMPARE(info.mhz, 3400.0);
        QVERIFY(!info.hypervisorFlag);
        QCOMPARE(info.governors, QStringList({ "performance", "powersave" }));
        QCOMPARE(info.caches.size(), 1);
        QCOMPARE(info.caches[0].type, QStringLiteral("Data"));
        QCOMPARE(info.caches[0].level, 1);
        QCOMPARE(info.caches[0].size_bytes, qint64(48 * 1024));
        QCOMPARE(info.caches[0].sharedBy, 4);
    }

    void fallsBackToThePresentFrequency()
    {
        FakeSystem system;
        QVERIFY(system.add("/proc/cpuinfo", "cpu MHz\t\t: 2100.000\nflags\t: fpu hypervisor sse\n"));
        const auto info = measure::CpuInfo::read(system.root());
        QCOMPARE(info.mhz, 2100.0);
        QVERIFY(info.hypervisorFlag);
        QVERIFY(info.governors.isEmpty());
    }

    void nothingReadableIsNotGuessed()
    {
        FakeSystem empty;
        const auto info = measure::CpuInfo::read(empty.root());
        QCOMPARE(info.mhz, -1.0);
        QVERIFY(info.model.isEmpty());
        QVERIFY(info.caches.isEmpty());
    }

    void warnsOfWhatMisleads()
    {
        measure::Environment quiet;
        quiet.cpuCount = 4;
        quiet.loadAverage = { 2.0, 9, 9 };
        quiet.buildType = QStringLiteral("release");
        quiet.governor = QStringLiteral("performance");
        QCOMPARE(measure::environmentWarnings(quiet), QStringList());

        auto e = quiet;
        e.buildType = QStringLiteral("debug");
        e.frequencyScaling = true;
        e.governor = QStringLiteral("powersave");
        e.loadAverage = { 2.01 };
        e.virtualized = QStringLiteral("kvm");
        const QStringList expected {
            QStringLiteral("This is a debug build: times are longer than what people get."),
            QStringLiteral("The processors' frequency may change while measuring (governor \"powersave\")."),
            QStringLiteral("The machine is busy with other work: load average 2.01 on 4 processors."),
            QStringLiteral("This is a virtual machine (kvm): its host may take processors away."),
        };
        QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
        QCOMPARE(measure::environmentWarnings(e), expected);
    }
};

QTEST_GUILESS_MAIN(TstEnvironment)
#include "tst_environment.moc"
