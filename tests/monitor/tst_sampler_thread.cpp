// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/sampler_thread.h"

#include "base/own_threads.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <semaphore>
#include <signal.h>

using namespace thaw;
using namespace std::chrono_literals;

class TestSamplerThread : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void takesTurnsUntilDestroyed()
    {
        std::atomic<int> turns = 0;
        std::counting_semaphore<> taken(0);
        {
            const monitor::SamplerThread thread(1ms, [&] {
                ++turns;
                taken.release();
            });
            for (int i = 0; i < 5; ++i)
                taken.acquire();
        }
        const int atEnd = turns;
        QVERIFY(atEnd >= 5);
        QTest::qSleep(20);
        QCOMPARE(turns.load(), atEnd);
    }

    // Were the next turn waited for, this would run into the test's time limit.
    void endsWithoutWaitingForTheNextTurn()
    {
        std::binary_semaphore taken(0);
        const monitor::SamplerThread thread(24h, [&] { taken.release(); });
        taken.acquire();
    }

    void endsEvenIfItNeverTookATurn()
    {
        for (int i = 0; i < 100; ++i)
            const monitor::SamplerThread thread(24h, [] { });
    }

    void isMarkedAsThawsOwnAndNamed()
    {
        std::vector<pid_t> marked;
        pid_t id = 0;
        QByteArray name;
        {
            std::binary_semaphore taken(0);
            const monitor::SamplerThread thread(24h, [&] {
                id = base::currentThreadId();
                marked = base::ownThreadIds();
                QFile comm(QStringLiteral("/proc/thread-self/comm"));
                if (comm.open(QIODevice::ReadOnly))
                    name = comm.readAll().trimmed();
                taken.release();
            });
            taken.acquire();
        }
        QVERIFY(std::binary_search(marked.begin(), marked.end(), id));
        QCOMPARE(name, QByteArray("thaw-sampler"));
        const auto after = base::ownThreadIds();
        QVERIFY(!std::binary_search(after.begin(), after.end(), id));
    }

    void receivesNoSignalsAndLeavesTheStartersAlone()
    {
        sigset_t before;
        ::pthread_sigmask(SIG_SETMASK, nullptr, &before);
        sigset_t inside;
        {
            std::binary_semaphore taken(0);
            const monitor::SamplerThread thread(24h, [&] {
                ::pthread_sigmask(SIG_SETMASK, nullptr, &inside);
                taken.release();
            });
            taken.acquire();
        }
        for (const int signal : { SIGINT, SIGTERM, SIGCHLD, SIGUSR1, SIGALRM, SIGPROF, SIGPIPE })
            QCOMPARE(::sigismember(&inside, signal), 1);
        QCOMPARE(::sigismember(&inside, SIGSEGV), 0); // a fault of its own must be seen
        sigset_t after;
        ::pthread_sigmask(SIG_SETMASK, nullptr, &after);
        for (const int signal : { SIGINT, SIGTERM, SIGCHLD, SIGUSR1 })
            QCOMPARE(::sigismember(&after, signal), ::sigismember(&before, signal));
    }
};

QTEST_APPLESS_MAIN(TestSamplerThread)
#include "tst_sampler_thread.moc"
