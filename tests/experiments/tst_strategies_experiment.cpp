// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/own_threads.h"
#include "experiments/experiment_list.h"
#include "measure/lab.h"
#include "net/process_state.h"

#include <QTest>
#include <random>
#include <thread>

using namespace thaw;
using namespace std::chrono_literals;
using measure::Run;
using tasks::Task;

namespace {

const measure::Experiment &experiment()
{
    return *experiments::findExperiment(QStringLiteral("strategies"));
}

measure::ParameterValues valuesOf(const QStringList &assignments)
{
    return measure::parseAssignments(experiment().parameters(), assignments).value();
}

Task<> runInto(std::optional<Run> &result, QString variant, measure::ParameterValues values,
    measure::RunContext &context)
{
    result = co_await experiment().run(variant, values, context);
}

} // namespace

class TestStrategiesExperiment : public QObject {
    Q_OBJECT

private:
    std::optional<Run> m_result;
    QStringList m_shown;
    base::TimePoint m_shownAt;

    measure::RunContext contextOf(measure::Lab &lab, std::stop_token stop)
    {
        return lab.context(stop, [this](const QString &note) {
            m_shown += note;
            m_shownAt = base::SteadyClock::instance().now();
        });
    }

    Run runOf(const QString &variant, const QStringList &assignments)
    {
        measure::Lab lab;
        measure::RunContext context = contextOf(lab, lab.scope().stopToken());
        lab.scope().spawn(runInto(m_result, variant, valuesOf(assignments), context));
        [&] { QTRY_VERIFY_WITH_TIMEOUT(m_result, 60'000); }();
        return m_result.value_or(Run());
    }

    // Thaw's own, the server's and Qt's: only what the test program itself has is there.
    static bool nothingIsLeft()
    {
        const QStringList threads = process_state::threadNames();
        return process_state::listeningPorts().isEmpty() && base::ownThreadIds().empty()
            && threads.filter(QStringLiteral("thaw")).isEmpty()
            && threads.filter(QStringLiteral("QNetwork")).isEmpty();
    }

    static void addVariants()
    {
        QTest::addColumn<QString>("variant");
        for (const QString &variant : experiment().variants())
            QTest::newRow(qPrintable(variant)) << variant;
    }

private Q_SLOTS:
    void init()
    {
        m_result.reset();
        m_shown.clear();
    }
    void cleanup() { QTRY_VERIFY(nothingIsLeft()); }

    void takesTheWorkloadsParameters()
    {
        QStringList names;
        for (const measure::ParameterSpec &spec : experiment().parameters())
            names += spec.name;
        QCOMPARE(names.first(), QStringLiteral("workload"));
        QVERIFY(names.contains(QStringLiteral("latency_ms")) && names.contains(QStringLiteral("answer")));
        QCOMPARE(names.removeDuplicates(), 0);
    }

    void blockingIsOneStallAsLongAsTheCall()
    {
        const Run run = runOf(QStringLiteral("blocking"), { QStringLiteral("latency_ms=150") });
        QVERIFY2(run.complete, qPrintable(run.note));
        QCOMPARE(run.recording.stalls.size(), std::size_t(1));
        QCOMPARE(run.counter(QStringLiteral("stalls_over_50ms")), 1.0);

        // Bracketed by the moments at which the call began and ended, and the loop went on.
        const monitor::Stall &stall = run.recording.stalls.front();
        QVERIFY(stall.begin <= run.recording.begin);
        QVERIFY(stall.end >= run.recording.end);
        QCOMPARE(base::toMs(run.recording.end - run.recording.begin), run.samples_ms.at(0));
        QCOMPARE(run.counter(QStringLiteral("longest_stall_ms")), base::toMs(stall.length()));
        QVERIFY(run.samples_ms.at(0) >= 150);
        QVERIFY(run.counter(QStringLiteral("server_ms")) >= 150);
        QCOMPARE(stall.verdict(), monitor::Verdict::Blocked);
        QVERIFY(run.counter(QStringLiteral("lag_max_ms")) >= run.samples_ms.at(0));
    }

    void theOthersDoNotStall_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::newRow("qcoro") << QStringLiteral("qcoro");
        QTest::newRow("co-await") << QStringLiteral("co-await");
    }
    void theOthersDoNotStall()
    {
        QFETCH(QString, variant);
        const Run run = runOf(variant, { QStringLiteral("latency_ms=600") });
        QVERIFY2(run.complete, qPrintable(run.note));
        // By what the program answers for, so that a loaded machine does not count; a sanitizer's
        // own work does, hence no tighter limit. bench_freeze has the real one.
        for (const monitor::Stall &stall : run.recording.stalls)
            QVERIFY(base::toMs(stall.programsPart()) < run.samples_ms.at(0) / 2);
        QVERIFY(run.samples_ms.at(0) >= 600);
    }

    void tellsEverythingOfARun_data() { addVariants(); }
    void tellsEverythingOfARun()
    {
        QFETCH(QString, variant);
        const Run run = runOf(variant, { QStringLiteral("latency_ms=60"), QStringLiteral("requests=2") });
        QCOMPARE(run.experiment, QStringLiteral("strategies"));
        QCOMPARE(run.variant, variant);
        QCOMPARE(run.params, valuesOf({ QStringLiteral("latency_ms=60"), QStringLiteral("requests=2") }));
        QVERIFY(run.name().startsWith(QStringLiteral("strategies/%1/workload:fetch/").arg(variant)));
        QVERIFY(run.warnings.isEmpty());
        for (const char *name :
            { "longest_stall_ms", "stalls_over_50ms", "lag_p50_ms", "lag_p99_ms", "lag_max_ms",
                "threads_peak", "server_ms", "content_length", "thread_started", "thread_continued" })
            QVERIFY2(!qIsNaN(run.counter(QString::fromLatin1(name))), name);
        QVERIFY(run.counter(QStringLiteral("threads_peak")) >= 1);
        QVERIFY(run.cpuTime_ms > 0);

        QCOMPARE(run.series.size(), 2);
        QCOMPARE(run.series[0].name, QStringLiteral("lag"));
        QCOMPARE(run.series[0].unit, QStringLiteral("ms"));
        QCOMPARE(run.series[1].name, QStringLiteral("threads"));
        for (const measure::Series &series : run.series) {
            QVERIFY(!series.values.empty());
            QCOMPARE(series.values.size(), series.t_s.size());
            QVERIFY(std::is_sorted(series.t_s.begin(), series.t_s.end()));
            QVERIFY(series.t_s.front() >= 0 && series.t_s.back() * 1000 <= run.samples_ms.at(0));
        }
        QCOMPARE(m_shown, QStringList { run.note });
        QVERIFY(m_shownAt > run.recording.begin && m_shownAt <= run.recording.end);
    }

    void tellsWhatWentWrong_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("answer");
        for (const QString &variant : experiment().variants()) {
            for (const char *answer : { "close", "error-500", "half", "never" })
                QTest::addRow("%s %s", qPrintable(variant), answer) << variant << QString::fromLatin1(answer);
        }
    }
    void tellsWhatWentWrong()
    {
        QFETCH(QString, variant);
        QFETCH(QString, answer);
        const QString timeout
            = answer == QStringLiteral("never") ? QStringLiteral("60") : QStringLiteral("30000");
        const Run run = runOf(variant,
            { QStringLiteral("latency_ms=20"), QStringLiteral("answer=") + answer,
                QStringLiteral("timeout_ms=") + timeout });
        QVERIFY(!run.complete);
        QCOMPARE(run.problem->kind, base::Problem::Kind::Failed);
        QCOMPARE(run.note, run.problem->message());
        QCOMPARE(m_shown, QStringList { run.note });
        QCOMPARE(run.counter(QStringLiteral("requests_failed")), 1.0);
        QVERIFY(!run.series.at(0).values.empty());
    }

    void aStopBeforeTheBeginningMeasuresNothing_data() { addVariants(); }
    void aStopBeforeTheBeginningMeasuresNothing()
    {
        QFETCH(QString, variant);
        measure::Lab lab;
        std::stop_source stop;
        stop.request_stop();
        measure::RunContext context = contextOf(lab, stop.get_token());
        lab.scope().spawn(runInto(m_result, variant, valuesOf({}), context));
        QTRY_VERIFY(m_result);
        QVERIFY(!m_result->complete);
        QCOMPARE(m_result->problem->kind, base::Problem::Kind::Interrupted);
        QVERIFY(m_result->samples_ms.empty());
    }

    // From another thread, as a signal's handler would: the blocking one can't be told otherwise.
    void aStopAtAnyMomentEndsIt_data() { addVariants(); }
    void aStopAtAnyMomentEndsIt()
    {
        QFETCH(QString, variant);
        std::minstd_rand random(1);
        for (int round = 0; round < 25; ++round) {
            m_result.reset();
            measure::Lab lab;
            std::stop_source stop;
            measure::RunContext context = contextOf(lab, stop.get_token());
            std::thread stopper([&stop, after = std::chrono::microseconds(random() % 60'000)] {
                std::this_thread::sleep_for(after);
                stop.request_stop();
            });
            const QStringList longRun = { QStringLiteral("latency_ms=600000"), QStringLiteral("requests=9"),
                QStringLiteral("concurrency=3"), QStringLiteral("timeout_ms=600000") };
            lab.scope().spawn(runInto(m_result, variant, valuesOf(longRun), context));
            QTRY_VERIFY_WITH_TIMEOUT(m_result, 60'000);
            stopper.join();
            QVERIFY(!m_result->complete);
            QCOMPARE(m_result->problem->kind, base::Problem::Kind::Interrupted);
            // The figures up to there stand.
            QCOMPARE(m_result->series.size(), m_result->samples_ms.empty() ? 0 : 2);
        }
    }

    void mayBeDestroyedAtAnyMoment_data() { addVariants(); }
    void mayBeDestroyedAtAnyMoment()
    {
        QFETCH(QString, variant);
        for (int turns = 0; turns < 40; ++turns) {
            measure::Lab lab;
            measure::RunContext context = contextOf(lab, lab.scope().stopToken());
            lab.scope().spawn(
                runInto(m_result, variant, valuesOf({ QStringLiteral("latency_ms=30") }), context));
            for (int i = 0; i < turns && !m_result; ++i)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            m_result.reset();
        }
    }
};

QTEST_GUILESS_MAIN(TestStrategiesExperiment)
#include "tst_strategies_experiment.moc"
