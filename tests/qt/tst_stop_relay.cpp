// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/own_threads.h"
#include "qt/stop_relay.h"

#include <QCoreApplication>
#include <QTest>
#include <thread>

using namespace thaw;

class TestStopRelay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void actsOnHomeWhereverTheStopCameFrom()
    {
        std::stop_source stop;
        pid_t actedOn = 0;
        const qt::StopRelay relay(stop.get_token(), [&] { actedOn = base::currentThreadId(); });
        std::thread([&] { stop.request_stop(); }).join();
        QCOMPARE(actedOn, 0);
        QTRY_COMPARE(actedOn, base::currentThreadId());
    }

    void aStopThatWasRequestedBeforeCounts()
    {
        std::stop_source stop;
        stop.request_stop();
        int acted = 0;
        const qt::StopRelay relay(stop.get_token(), [&] { ++acted; });
        QTRY_COMPARE(acted, 1);
    }

    void goneItDoesNothing()
    {
        std::stop_source stop;
        int acted = 0;
        {
            const qt::StopRelay relay(stop.get_token(), [&] { ++acted; });
            stop.request_stop();
        }
        QCoreApplication::processEvents();
        QCOMPARE(acted, 0);
    }
};

QTEST_GUILESS_MAIN(TestStopRelay)
#include "tst_stop_relay.moc"
