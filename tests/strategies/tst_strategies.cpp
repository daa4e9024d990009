// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "qt/loop_executor.h"
#include "strategies/strategy_list.h"
#include "tasks/cancelled.h"
#include "tasks/task_scope.h"

#include <QSet>
#include <QTest>
#include <qcorotimer.h>
#include <thread>

using namespace thaw;
using tasks::Task;
using workloads::Form;

namespace {

// Tells what was asked of it.
class Recorded final : public workloads::Workload {
public:
    void block(std::stop_token) override { calls += QStringLiteral("block"); }
    Task<> await(std::stop_token stop) override
    {
        calls += QStringLiteral("await");
        if (stop.stop_requested())
            throw tasks::Cancelled();
        co_return;
    }
    QCoro::Task<> awaitQCoro() override
    {
        calls += QStringLiteral("awaitQCoro");
        return ends(m_aborted);
    }
    void abort() override
    {
        calls += QStringLiteral("abort");
        abortedOn = std::this_thread::get_id();
        *m_aborted = true;
    }
    workloads::Outcome outcome() const override { return {}; }

    QStringList calls;
    std::thread::id abortedOn;

private:
    // Ends when it was aborted, and keeps what it uses: this may be gone.
    static QCoro::Task<> ends(std::shared_ptr<bool> aborted)
    {
        for (int i = 0; i < 3 || (*aborted == false && i < 10'000); ++i)
            co_await QCoro::sleepFor(std::chrono::milliseconds(1));
    }
    std::shared_ptr<bool> m_aborted = std::make_shared<bool>(false);
};

Task<> noted(
    const strategies::Strategy &strategy, workloads::Workload &workload, std::stop_token stop, QString &end)
{
    try {
        co_await strategy.run(workload, stop);
        end = QStringLiteral("done");
    } catch (const tasks::Cancelled &) {
        end = QStringLiteral("cancelled");
    }
}

} // namespace

class TestStrategies : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void idsAreUniqueAndFound()
    {
        QSet<QString> ids;
        for (const strategies::Strategy &strategy : strategies::strategyList()) {
            QVERIFY(!ids.contains(strategy.id));
            ids += strategy.id;
            QCOMPARE(strategies::findStrategy(strategy.id), &strategy);
        }
        QVERIFY(ids.contains(QStringLiteral("blocking")) && ids.contains(QStringLiteral("qcoro"))
            && ids.contains(QStringLiteral("co-await")));
        QVERIFY(!strategies::findStrategy(QStringLiteral("co_await")));
    }

    void eachUsesItsOneForm()
    {
        for (const strategies::Strategy &strategy : strategies::strategyList()) {
            if (strategy.form == Form::AwaitQCoro)
                continue; // below
            Recorded workload;
            QString end;
            tasks::TaskScope scope(m_home);
            scope.spawn(noted(strategy, workload, {}, end));
            QCOMPARE(end, QStringLiteral("done")); // nothing waited
            QCOMPARE(workload.calls,
                QStringList {
                    strategy.form == Form::Block ? QStringLiteral("block") : QStringLiteral("await") });
        }
    }

    void aStoppedOneSaysSo()
    {
        std::stop_source stop;
        stop.request_stop();
        for (const strategies::Strategy &strategy : strategies::strategyList()) {
            Recorded workload;
            QString end;
            tasks::TaskScope scope(m_home);
            scope.spawn(noted(strategy, workload, stop.get_token(), end));
            QTRY_COMPARE(end, QStringLiteral("cancelled"));
        }
    }

    void qcoroIsAbortedAtHomeByAStopFromElsewhere()
    {
        Recorded workload;
        QString end;
        std::stop_source stop;
        tasks::TaskScope scope(m_home);
        scope.spawn(
            noted(*strategies::findStrategy(QStringLiteral("qcoro")), workload, stop.get_token(), end));
        std::thread([&] { stop.request_stop(); }).join();
        QCOMPARE(workload.calls, QStringList { QStringLiteral("awaitQCoro") });
        QTRY_COMPARE(end, QStringLiteral("cancelled"));
        QCOMPARE(workload.calls.last(), QStringLiteral("abort"));
        QCOMPARE(workload.abortedOn, std::this_thread::get_id());
    }

private:
    qt::LoopExecutor m_home;
};

QTEST_GUILESS_MAIN(TestStrategies)
#include "tst_strategies.moc"
