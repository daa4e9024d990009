// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/own_threads.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <memory>
#include <thread>
#include <unistd.h>

using namespace thaw::base;

namespace {

bool isOwn(pid_t id)
{
    const std::vector<pid_t> own = ownThreadIds();
    return std::binary_search(own.begin(), own.end(), id);
}

QByteArray nameOf(pid_t id)
{
    QFile file(QString("/proc/self/task/%1/comm").arg(id));
    return file.open(QIODevice::ReadOnly) ? file.readAll().trimmed() : QByteArray();
}

} // namespace

class TestOwnThreads : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theMainThreadHasTheProcessId() { QCOMPARE(currentThreadId(), ::getpid()); }

    void aThreadIsMarkedWhileTheMarkLives()
    {
        bool before = true;
        bool meanwhile = false;
        bool after = true;
        QByteArray name;
        pid_t id = 0;
        std::thread([&] {
            id = currentThreadId();
            before = isOwn(id);
            {
                const OwnThread mark("thaw-test");
                meanwhile = isOwn(id);
                name = nameOf(id);
            }
            after = isOwn(id);
        }).join();
        QVERIFY(id != ::getpid());
        QVERIFY(!before);
        QVERIFY(meanwhile);
        QVERIFY(!after);
        QCOMPARE(name, QByteArray("thaw-test"));
    }

    void idsAreSorted()
    {
        std::vector<std::unique_ptr<OwnThread>> marks(3);
        std::vector<std::thread> threads;
        // Each thread marks itself, and keeps the mark beyond its end, as a leaked one would.
        for (std::unique_ptr<OwnThread> &mark : marks) {
            threads.emplace_back([&mark] { mark = std::make_unique<OwnThread>("thaw-many"); });
            threads.back().join();
        }
        const std::vector<pid_t> own = ownThreadIds();
        QCOMPARE(own.size(), marks.size());
        QVERIFY(std::is_sorted(own.begin(), own.end()));
        marks.clear();
        QVERIFY(ownThreadIds().empty());
    }
};

QTEST_APPLESS_MAIN(TestOwnThreads)
#include "tst_own_threads.moc"
