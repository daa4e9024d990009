// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "qt/loop_executor.h"
#include "qt/qcoro_bridge.h"
#include "tasks/task_scope.h"

#include <QTest>
#include <qcorotimer.h>
#include <stdexcept>

using namespace thaw;
using tasks::Task;

namespace {

QCoro::Task<> qcoroSleep(int ms, int *ends)
{
    co_await QCoro::sleepFor(std::chrono::milliseconds(ms));
    ++*ends;
}

QCoro::Task<> qcoroReady()
{
    co_return;
}

QCoro::Task<> qcoroFails()
{
    co_await QCoro::sleepFor(std::chrono::milliseconds(1));
    throw std::runtime_error("qcoro");
}

Task<> bridged(QCoro::Task<> task, QString &outcome)
{
    try {
        co_await qt::fromQCoro(std::move(task));
        outcome = QStringLiteral("done");
    } catch (const std::runtime_error &e) {
        outcome = QString::fromLatin1(e.what());
    }
}

} // namespace

class TestQCoroBridge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aReadyTaskDoesNotSuspend()
    {
        QString outcome;
        tasks::TaskScope scope(m_home);
        scope.spawn(bridged(qcoroReady(), outcome));
        QCOMPARE(outcome, QStringLiteral("done"));
    }

    void resumesWhenQCoroEnds()
    {
        QString outcome;
        int ends = 0;
        tasks::TaskScope scope(m_home);
        scope.spawn(bridged(qcoroSleep(5, &ends), outcome));
        QVERIFY(outcome.isEmpty());
        QTRY_COMPARE(outcome, QStringLiteral("done"));
        QCOMPARE(ends, 1);
    }

    void anExceptionOfQCoroIsThrownHere()
    {
        QString outcome;
        tasks::TaskScope scope(m_home);
        scope.spawn(bridged(qcoroFails(), outcome));
        QTRY_COMPARE(outcome, QStringLiteral("qcoro"));
    }

    // QCoro alone would resume the frame that is gone.
    void aDestroyedFrameIsNotResumedAndQCoroGoesOn()
    {
        QString outcome;
        int ends = 0;
        {
            tasks::TaskScope scope(m_home);
            scope.spawn(bridged(qcoroSleep(5, &ends), outcome));
        }
        QTRY_COMPARE(ends, 1);
        QVERIFY(outcome.isEmpty());
    }

private:
    qt::LoopExecutor m_home;
};

QTEST_GUILESS_MAIN(TestQCoroBridge)
#include "tst_qcoro_bridge.moc"
