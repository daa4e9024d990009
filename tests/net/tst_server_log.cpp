// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/server_log.h"

#include <QTest>

using namespace thaw;
using namespace std::chrono_literals;

class TestServerLog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsEmpty()
    {
        const net::ServerStatistics statistics = net::ServerLog().statistics(m_zero + 5s);
        QCOMPARE(statistics.requests, 0);
        QCOMPARE(statistics.span, 0ns);
    }

    void spansFromTheFirstArrivalToTheLastEnd()
    {
        net::ServerLog log;
        log.arrived(m_zero + 10ms);
        log.arrived(m_zero + 20ms);
        log.ended(m_zero + 1010ms, true);
        log.ended(m_zero + 1020ms, false);
        const net::ServerStatistics statistics = log.statistics(m_zero + 9s);
        QCOMPARE(statistics.requests, 2);
        QCOMPARE(statistics.answered, 1);
        QCOMPARE(statistics.inFlight, 0);
        QCOMPARE(statistics.peakInFlight, 2);
        QCOMPARE(statistics.span, 1010ms);
    }

    void goesOnWhileOneIsInFlight()
    {
        net::ServerLog log;
        log.arrived(m_zero + 10ms);
        QCOMPARE(log.statistics(m_zero + 510ms).span, 500ms);
        QCOMPARE(log.statistics(m_zero + 510ms).inFlight, 1);
    }

private:
    const base::TimePoint m_zero {};
};

QTEST_APPLESS_MAIN(TestServerLog)
#include "tst_server_log.moc"
