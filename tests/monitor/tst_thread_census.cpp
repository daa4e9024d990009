// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/thread_census.h"

#include "base/own_threads.h"
#include "monitor/platform_threads.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <semaphore>
#include <thread>

using namespace thaw;
using namespace std::chrono_literals;
using base::TimePoint;

namespace {

// A folder laid out like /proc/self/task.
class FakeProc {
public:
    FakeProc() { setTotal(0); }
    void add(pid_t id, const QByteArray &comm)
    {
        QDir(m_dir.path()).mkpath(QStringLiteral("task/%1").arg(id));
        write(QStringLiteral("task/%1/comm").arg(id), comm + '\n');
    }
    void remove(pid_t id) { QDir(m_dir.filePath(QStringLiteral("task/%1").arg(id))).removeRecursively(); }
    void setTotal(int total)
    {
        write(QStringLiteral("stat"),
              "7 (thaw) S 1 7 7 0 -1 4194304 1 0 0 0 5 6 0 0 20 0 " + QByteArray::number(total) + " 0 99 1 2 3\n");
    }
    monitor::ThreadCensus census() const
    {
        return { m_dir.filePath(QStringLiteral("task")).toStdString(),
                 m_dir.filePath(QStringLiteral("stat")).toStdString() };
    }

private:
    void write(const QString &name, const QByteArray &text)
    {
        QFile file(m_dir.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    QTemporaryDir m_dir;
};

} // namespace

class TestThreadCensus : public QObject {
    Q_OBJECT

    int m_threadsAtStart = 0;

    // A joined thread stays in the kernel's count for some microseconds.
    void waitForEarlierThreads(monitor::ThreadCensus &census) const
    {
        QTRY_COMPARE(census.count(TimePoint(0ms), {}).total, m_threadsAtStart);
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_threadsAtStart = monitor::ThreadCensus::ofThisProcess().count(TimePoint(0ms), {}).total;
        QVERIFY(m_threadsAtStart > 0);
    }

    void findsTheCountBehindAnyName_data()
    {
        QTest::addColumn<QByteArray>("stat");
        QTest::addColumn<int>("count");
        const QByteArray tail = " S 1 7 7 0 -1 4194304 1 0 0 0 5 6 0 0 20 0 12 0 99\n";
        QTest::newRow("plain") << "7 (thaw)" + tail << 12;
        QTest::newRow("spaces") << "7 (a b c)" + tail << 12;
        QTest::newRow("brackets") << "7 (a) R 1 (x)" + tail << 12;
        QTest::newRow("empty") << QByteArray() << -1;
        QTest::newRow("cut") << QByteArray("7 (thaw) S 1 7 7") << -1;
        QTest::newRow("no name") << QByteArray("7 8 9\n") << -1;
    }

    void findsTheCountBehindAnyName()
    {
        QFETCH(QByteArray, stat);
        QFETCH(int, count);
        QCOMPARE(monitor::parseThreadCount(std::string_view(stat.constData(), stat.size())).value_or(-1), count);
    }

    void knowsThePlatformsThreads_data()
    {
        QTest::addColumn<QByteArray>("comm");
        QTest::addColumn<bool>("platform");
        for (const char *name : { "QXcbEventQueue", "QDBusConnection", "WaylandEventThr", "gmain", "gdbus",
                                  "pool-spawner", "pool-thaw", "dconf worker", "llvmpipe-0", "llvmpipe-15" })
            QTest::newRow(name) << QByteArray(name) << true;
        for (const char *name : { "thaw", "Thread (pooled)", "QXcbEventQueueX", "gmain2", "llvmpipe", "thaw-pool", "" })
            QTest::newRow(*name ? name : "empty") << QByteArray(name) << false;
    }

    void knowsThePlatformsThreads()
    {
        QFETCH(QByteArray, comm);
        QTEST(monitor::isPlatformThread(std::string_view(comm.constData(), comm.size())), "platform");
    }

    void countsMarkedAndPlatformThreadsAsOwn()
    {
        FakeProc proc;
        proc.add(7, "thaw"); // the UI thread is the demo's
        proc.add(8, "QXcbEventQueue");
        proc.add(9, "thaw-sampler");
        proc.add(10, "Thread (pooled)");
        proc.setTotal(4);
        auto census = proc.census();
        const auto sample = census.count(TimePoint(5ms), { 9 });
        QCOMPARE(sample.at, TimePoint(5ms));
        QCOMPARE(sample.total, 4);
        QCOMPARE(sample.own, 2);
        QCOMPARE(sample.demo(), 2);
    }

    void aMarkedThreadWithAPlatformNameCountsOnce()
    {
        FakeProc proc;
        proc.add(7, "thaw");
        proc.add(8, "gmain");
        proc.setTotal(2);
        auto census = proc.census();
        QCOMPARE(census.count(TimePoint(0ms), { 8 }).own, 1);
    }

    void aChangedTotalIsSeenAtOnceAndListedAtOnce()
    {
        FakeProc proc;
        proc.add(7, "thaw");
        proc.setTotal(1);
        auto census = proc.census();
        QCOMPARE(census.count(TimePoint(0ms), {}).own, 0);
        proc.add(8, "gdbus");
        proc.setTotal(2);
        const auto sample = census.count(TimePoint(10ms), {});
        QCOMPARE(sample.total, 2);
        QCOMPARE(sample.own, 1);
    }

    void anUnchangedTotalIsListedEach100Ms()
    {
        FakeProc proc;
        proc.add(7, "thaw");
        proc.add(8, "worker");
        proc.setTotal(2);
        auto census = proc.census();
        census.count(TimePoint(0ms), {});
        proc.remove(8); // one ended, another began
        proc.add(9, "gmain");
        QCOMPARE(census.count(TimePoint(99ms), {}).own, 0);
        QCOMPARE(census.count(TimePoint(100ms), {}).own, 1);
    }

    void aNewThreadsNameIsReadAgainUntilItIs100MsOld()
    {
        FakeProc proc;
        proc.add(7, "thaw");
        proc.add(8, "thaw"); // has not named itself yet
        proc.setTotal(2);
        auto census = proc.census();
        QCOMPARE(census.count(TimePoint(0ms), {}).own, 0);
        proc.add(8, "QDBusConnection");
        QCOMPARE(census.count(TimePoint(100ms), {}).own, 1);
        proc.add(8, "renamed later"); // not looked at any more
        QCOMPARE(census.count(TimePoint(200ms), {}).own, 1);
    }

    void manyThreadsAreListedLessOften()
    {
        FakeProc proc;
        proc.add(7, "thaw");
        proc.setTotal(10'000);
        auto census = proc.census();
        census.count(TimePoint(0ms), {});
        proc.add(8, "gmain");
        proc.setTotal(10'001);
        QCOMPARE(census.count(TimePoint(400ms), {}).own, 0); // 40 µs × 10 001 not yet over
        QCOMPARE(census.count(TimePoint(401ms), {}).own, 1);
    }

    void namesAreReadInPortions()
    {
        FakeProc proc;
        for (int id = 1; id <= 300; ++id)
            proc.add(id, "gmain");
        proc.setTotal(300);
        auto census = proc.census();
        QCOMPARE(census.count(TimePoint(0ms), {}).own, 256);
        // The first 256 are read once more, now that they are old enough, then the rest.
        QCOMPARE(census.count(TimePoint(100ms), {}).own, 256);
        QCOMPARE(census.count(TimePoint(200ms), {}).own, 300);
    }

    void withoutFilesNothingIsCounted()
    {
        monitor::ThreadCensus census("/nowhere/task", "/nowhere/stat");
        const auto sample = census.count(TimePoint(0ms), { 1, 2 });
        QCOMPARE(sample.total, 0);
        QCOMPARE(sample.demo(), 0);
    }

    void seesARealThreadComeAndGo()
    {
        auto census = monitor::ThreadCensus::ofThisProcess();
        waitForEarlierThreads(census);
        const int before = census.count(TimePoint(0ms), {}).demo();
        std::binary_semaphore end(0);
        std::thread plain([&] { end.acquire(); });
        const int meanwhile = census.count(TimePoint(10ms), {}).demo();
        end.release();
        plain.join();
        QCOMPARE(meanwhile, before + 1);
    }

    void aRealMarkedThreadIsNotTheDemos()
    {
        auto census = monitor::ThreadCensus::ofThisProcess();
        waitForEarlierThreads(census);
        const auto before = census.count(TimePoint(0ms), base::ownThreadIds());
        std::binary_semaphore begun(0);
        std::binary_semaphore end(0);
        std::thread marked([&] {
            const base::OwnThread own("thaw-test");
            begun.release();
            end.acquire();
        });
        begun.acquire();
        const auto meanwhile = census.count(TimePoint(10ms), base::ownThreadIds());
        end.release();
        marked.join();
        QCOMPARE(meanwhile.total, before.total + 1);
        QCOMPARE(meanwhile.own, before.own + 1);
        QCOMPARE(meanwhile.demo(), before.demo());
    }
};

QTEST_APPLESS_MAIN(TestThreadCensus)
#include "tst_thread_census.moc"
