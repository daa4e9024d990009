// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/loop_monitor.h"

#include "monitor/collecting_sink.h"

#include <QCoreApplication>
#include <QTest>
#include <QThread>

#include <atomic>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

using namespace thaw;
using namespace std::chrono_literals;
using base::TimePoint;

namespace {

// What the child that stops this process tells about it; shared memory.
struct StopTimes {
    std::atomic<TimePoint> stopped { TimePoint() }; // after SIGSTOP was sent
    std::atomic<TimePoint> continued { TimePoint() }; // before SIGCONT was sent
};

void sleepFor(long ms)
{
    const timespec time { ms / 1000, ms % 1000 * 1'000'000 };
    ::nanosleep(&time, nullptr);
}

// Forks a child that waits for `go`, then stops this process for a while. Forked before any
// thread is started; the child calls nothing but what is safe after a fork.
pid_t forkStopper(int go, StopTimes *times)
{
    const pid_t parent = ::getpid();
    const pid_t child = ::fork();
    if (child != 0)
        return child;
    char byte = 0;
    if (::read(go, &byte, 1) == 1) {
        ::kill(parent, SIGSTOP);
        times->stopped = std::chrono::steady_clock::now();
        sleepFor(1500);
        times->continued = std::chrono::steady_clock::now();
        ::kill(parent, SIGCONT);
    }
    ::_exit(0);
}

} // namespace

class TestLoopMonitorStop : public QObject {
    Q_OBJECT

    StopTimes *m_times = nullptr;
    int m_pipe[2] = { -1, -1 };
    pid_t m_child = -1;

private Q_SLOTS:
    void initTestCase()
    {
        void *const shared = ::mmap(nullptr, sizeof(StopTimes), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        QVERIFY(shared != MAP_FAILED);
        m_times = new (shared) StopTimes;
        QCOMPARE(::pipe(m_pipe), 0);
        m_child = forkStopper(m_pipe[0], m_times);
        QVERIFY(m_child > 0);
    }

    // The event that is due before the stop waits through it, since the loop does not run again
    // before the process was stopped.
    void aStoppedProcessIsNoStall()
    {
        tests::CollectingSink sink;
        monitor::LoopMonitor monitor(sink, {});
        QTRY_VERIFY_WITH_TIMEOUT(sink.lagSamples().size() > 10, 60'000);

        const TimePoint due = monitor.expectNow();
        QCOMPARE(::write(m_pipe[1], "!", 1), ssize_t(1));
        while (m_times->stopped.load() == TimePoint())
            QThread::usleep(100);
        bool ended = false; // the macro asks again after the first success
        QTRY_VERIFY_WITH_TIMEOUT(ended = ended || ::waitpid(m_child, nullptr, WNOHANG) == m_child, 60'000);
        const TimePoint continued = m_times->continued;
        QVERIFY(continued - due >= 1500ms);
        QTRY_VERIFY_WITH_TIMEOUT(monitor.settledUntil() > continued, 60'000);

        for (const monitor::Stall &stall : sink.stalls())
            QVERIFY(stall.begin >= continued || stall.end <= continued);
        for (const monitor::LagSample &sample : sink.lagSamples())
            QVERIFY(sample.due >= continued || sample.due + sample.lag <= continued);
        // And watching went on.
        QTRY_VERIFY_WITH_TIMEOUT(sink.lagSamples().back().due > continued, 60'000);
    }

    void cleanupTestCase()
    {
        ::close(m_pipe[1]); // ends a child that was never told to go
        ::munmap(m_times, sizeof(StopTimes));
    }
};

QTEST_GUILESS_MAIN(TestLoopMonitorStop)
#include "tst_loop_monitor_stop.moc"
