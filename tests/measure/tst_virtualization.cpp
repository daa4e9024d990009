// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "fake_system.h"
#include "measure/virtualization.h"

#include <QTest>

using namespace thaw;
using test::FakeSystem;

class TstVirtualization : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsTheHypervisor_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("flag");
        QTest::addColumn<QString>("expected");
        QTest::newRow("kvm") << "product_name" << QByteArray("KVM\n") << true << "kvm";
        QTest::newRow("qemu") << "sys_vendor" << QByteArray("QEMU\n") << true << "qemu";
        QTest::newRow("virtualbox") << "sys_vendor" << QByteArray("innotek GmbH\n") << true << "oracle";
        QTest::newRow("unnamed") << "sys_vendor" << QByteArray("ACME\n") << true << "unknown";
        QTest::newRow("bare metal") << "sys_vendor" << QByteArray("LENOVO\n") << false << "";
        QTest::newRow("bare metal of a cloud") << "sys_vendor" << QByteArray("Amazon EC2\n") << false << "";
    }
    void knowsTheHypervisor()
    {
        QFETCH(QString, field);
        QFETCH(QByteArray, content);
        QFETCH(bool, flag);
        QFETCH(QString, expected);
        FakeSystem system;
        QVERIFY(system.add("/proc/cpuinfo", "processor\t: 0\nflags\t: fpu\n"));
        QVERIFY(system.add("/sys/class/dmi/id/" + field, content));
        QCOMPARE(measure::readVirtualization(system.root(), flag), expected);
    }

    void processorWithoutFlagsIsJudgedByItsVendor()
    {
        FakeSystem system;
        QVERIFY(system.add("/proc/cpuinfo", "processor\t: 0\nBogoMIPS\t: 50\n"));
        QCOMPARE(measure::readVirtualization(system.root(), false), QString());
        QVERIFY(system.add("/sys/class/dmi/id/sys_vendor", "QEMU\n"));
        QCOMPARE(measure::readVirtualization(system.root(), false), QStringLiteral("qemu"));
    }

    void xenTellsItself()
    {
        FakeSystem system;
        QVERIFY(system.add("/sys/hypervisor/type", "xen\n"));
        QCOMPARE(measure::readVirtualization(system.root(), false), QStringLiteral("xen"));
    }

    void nothingThereIsBareMetal()
    {
        FakeSystem empty;
        QCOMPARE(measure::readVirtualization(empty.root(), false), QString());
        QCOMPARE(measure::readVirtualization(empty.root(), true), QStringLiteral("unknown"));
    }
};

QTEST_APPLESS_MAIN(TstVirtualization)
#include "tst_virtualization.moc"
