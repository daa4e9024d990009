// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/cpu_account.h"

#include "base/own_threads.h"

#include <QFile>
#include <QTest>

#include <ctime>
#include <thread>

using namespace thaw;
using namespace std::chrono_literals;

namespace {

base::Duration ownCpuTime()
{
    timespec t {};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return std::chrono::seconds(t.tv_sec) + base::Duration(t.tv_nsec);
}

} // namespace

class TestCpuAccount : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsTheTwoFirstFields()
    {
        const auto reading = monitor::parseSchedstat("1234567 89 42\n");
        QVERIFY(reading);
        QCOMPARE(reading->onCpu, base::Duration(1234567));
        QCOMPARE(reading->waitingForCpu, base::Duration(89));
    }

    void refusesAnythingElse_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("absent") << QByteArray();
        QTest::newRow("one field") << QByteArray("12\n");
        QTest::newRow("cut after the second") << QByteArray("12 34");
        QTest::newRow("negative") << QByteArray("-1 2 3\n");
        QTest::newRow("words") << QByteArray("a b c\n");
        QTest::newRow("too large") << QByteArray("99999999999999999999 1 1\n");
    }

    void refusesAnythingElse()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!monitor::parseSchedstat(std::string_view(text.constData(), text.size())));
    }

    // The reading lies between two of the thread's own clock: no tick behind.
    void isUpToDateWhileTheThreadRuns()
    {
        const monitor::CpuAccount account;
        for (int i = 0; i < 1000; ++i) {
            const base::Duration before = ownCpuTime();
            const auto reading = account.read();
            const base::Duration after = ownCpuTime();
            QCOMPARE(reading.has_value(), QFile::exists(QStringLiteral("/proc/self/schedstat")));
            if (!reading)
                return;
            QVERIFY(before <= reading->onCpu);
            QVERIFY(reading->onCpu <= after);
        }
    }

    void readsTheConstructingThreadFromAnother()
    {
        const monitor::CpuAccount account;
        std::optional<monitor::CpuReading> reading;
        const base::Duration before = ownCpuTime();
        std::thread other([&] { reading = account.read(); });
        other.join();
        const base::Duration after = ownCpuTime();
        if (!reading)
            return;
        QVERIFY(before <= reading->onCpu);
        QVERIFY(reading->onCpu <= after);
    }
};

QTEST_APPLESS_MAIN(TestCpuAccount)
#include "tst_cpu_account.moc"
