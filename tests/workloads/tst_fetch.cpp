// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "base/own_threads.h"
#include "net/process_state.h"
#include "qt/loop_executor.h"
#include "qt/qcoro_bridge.h"
#include "tasks/cancelled.h"
#include "tasks/task_scope.h"
#include "workloads/workload_list.h"

#include <QFile>
#include <QTest>
#include <thread>

using namespace thaw;
using tasks::Task;
using workloads::Form;
using workloads::Workload;
Q_DECLARE_METATYPE(Form)

namespace {

std::unique_ptr<Workload> fetchWith(const QStringList &assignments)
{
    const workloads::WorkloadKind *kind = workloads::findWorkload(QStringLiteral("fetch"));
    const auto values = measure::parseAssignments(kind->parameters, assignments);
    return kind->make(values.value()).value();
}

enum class End { None, Done, Cancelled };

Task<> run(Workload &workload, Form form, std::stop_token stop, End &end)
{
    try {
        if (form == Form::Block)
            workload.block(stop);
        else if (form == Form::Await)
            co_await workload.await(stop);
        else
            co_await qt::fromQCoro(workload.awaitQCoro());
        end = End::Done;
    } catch (const tasks::Cancelled &) {
        end = End::Cancelled;
    }
}

double counter(const workloads::Outcome &outcome, const char *name)
{
    for (const auto &[key, value] : outcome.counters) {
        if (key == QLatin1String(name))
            return value;
    }
    return qQNaN();
}

void addForms()
{
    QTest::addColumn<Form>("form");
    QTest::newRow("block") << Form::Block;
    QTest::newRow("await") << Form::Await;
    QTest::newRow("qcoro") << Form::AwaitQCoro;
}

} // namespace

class TestFetch : public QObject {
    Q_OBJECT

private:
    workloads::Outcome outcomeOf(Form form, const QStringList &assignments)
    {
        const auto workload = fetchWith(assignments);
        End end = End::None;
        tasks::TaskScope scope(m_home);
        scope.spawn(run(*workload, form, scope.stopToken(), end));
        [&] { QTRY_COMPARE_WITH_TIMEOUT(end, End::Done, 60'000); }();
        return workload->outcome();
    }

    static bool nothingIsLeft()
    {
        const QStringList threads = process_state::threadNames();
        return process_state::listeningPorts().isEmpty() && base::ownThreadIds().empty()
            && threads.filter(QStringLiteral("QNetwork")).isEmpty()
            && threads.filter(QStringLiteral("thaw")).isEmpty();
    }

private Q_SLOTS:
    void cleanup() { QTRY_VERIFY(nothingIsLeft()); }

    void getsTheLength_data() { addForms(); }
    void getsTheLength()
    {
        QFETCH(Form, form);
        const workloads::Outcome outcome = outcomeOf(form, { QStringLiteral("latency_ms=5") });
        QVERIFY2(!outcome.problem, outcome.problem ? qPrintable(outcome.problem->message()) : "");
        QCOMPARE(counter(outcome, "content_length"), 65536.0);
        QCOMPARE(counter(outcome, "requests_failed"), 0.0);
        QCOMPARE(counter(outcome, "server_requests"), 1.0);
        QCOMPARE(counter(outcome, "server_peak_in_flight"), 1.0);
        QVERIFY(counter(outcome, "server_ms") >= 5);
        const pid_t here = base::currentThreadId();
        QCOMPARE(counter(outcome, "thread_started"), double(here));
        QCOMPARE(counter(outcome, "thread_continued"), double(here));
        QCOMPARE(outcome.note, QStringLiteral("Content-Length 65\u202f536 · thread %1 → %1").arg(here));
    }

    void tellsProblemsInTheSameWords_data()
    {
        QTest::addColumn<Form>("form");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *form, Form f, const char *answer, const char *why) {
            QTest::addRow("%s %s", form, answer)
                << f << QString::fromLatin1(answer) << QString::fromUtf8(why);
        };
        for (const auto &[name, form] :
            { std::pair("block", Form::Block), { "await", Form::Await }, { "qcoro", Form::AwaitQCoro } }) {
            row(name, form, "close", "the server closed the connection before it answered");
            row(name, form, "error-500", "the server answered HTTP 500 Internal Server Error");
            row(name, form, "half", "the answer broke off after 32\u202f768 of 65\u202f536 bytes");
            row(name, form, "never", "no answer within 50 ms");
        }
    }
    void tellsProblemsInTheSameWords()
    {
        QFETCH(Form, form);
        QFETCH(QString, answer);
        const QString timeout
            = answer == QStringLiteral("never") ? QStringLiteral("50") : QStringLiteral("30000");
        const QStringList assignments = { QStringLiteral("latency_ms=1"), QStringLiteral("answer=") + answer,
            QStringLiteral("timeout_ms=") + timeout };
        const workloads::Outcome one = outcomeOf(form, assignments);
        QVERIFY(one.problem);
        QTEST(one.problem->why, "why");
        QCOMPARE(one.problem->kind, base::Problem::Kind::Failed);
        QVERIFY(!one.problem->remedy.isEmpty());
        QCOMPARE(counter(one, "requests_failed"), 1.0);
        QVERIFY(one.note.isEmpty());

        const workloads::Outcome three
            = outcomeOf(form, assignments + QStringList { QStringLiteral("requests=3") });
        QFETCH(QString, why);
        QCOMPARE(three.problem->why, why + QStringLiteral(" (3 of 3 requests failed)"));
    }

    void aLatencyBeyondTheTimeoutIsAProblem_data() { addForms(); }
    void aLatencyBeyondTheTimeoutIsAProblem()
    {
        QFETCH(Form, form);
        const auto outcome
            = outcomeOf(form, { QStringLiteral("latency_ms=600000"), QStringLiteral("timeout_ms=20") });
        QVERIFY(outcome.problem);
        QCOMPARE(outcome.problem->why, QStringLiteral("no answer within 20 ms"));
        QVERIFY(outcome.problem->remedy.contains(QStringLiteral("600\u202f000 ms")));
    }

    void hasAsManyInFlightAsItsFormCan_data()
    {
        QTest::addColumn<Form>("form");
        QTest::addColumn<double>("mostInFlight"); // QNetworkAccessManager: six connections to a host
        QTest::newRow("block") << Form::Block << 1.0;
        QTest::newRow("await") << Form::Await << 6.0;
        QTest::newRow("qcoro") << Form::AwaitQCoro << 6.0;
    }
    void hasAsManyInFlightAsItsFormCan()
    {
        QFETCH(Form, form);
        QFETCH(double, mostInFlight);
        const auto outcome = outcomeOf(form,
            { QStringLiteral("latency_ms=10"), QStringLiteral("requests=40"),
                QStringLiteral("concurrency=20") });
        QVERIFY(!outcome.problem);
        QCOMPARE(counter(outcome, "server_requests"), 40.0);
        const double peak = counter(outcome, "server_peak_in_flight");
        QVERIFY(peak >= 1 && peak <= mostInFlight);
        QVERIFY(outcome.note.startsWith(QStringLiteral("40 × Content-Length")));
    }

    void aThousandRequestsAtOnce_data() { addForms(); }
    void aThousandRequestsAtOnce()
    {
        QFETCH(Form, form);
        const auto outcome = outcomeOf(form,
            { QStringLiteral("latency_ms=0"), QStringLiteral("requests=1000"),
                QStringLiteral("concurrency=1000") });
        QVERIFY2(!outcome.problem, outcome.problem ? qPrintable(outcome.problem->message()) : "");
        QCOMPARE(counter(outcome, "server_requests"), 1000.0);
    }

    void aStopCancelsTheAwait()
    {
        const auto workload = fetchWith({ QStringLiteral("latency_ms=600000"), QStringLiteral("requests=30"),
            QStringLiteral("concurrency=10") });
        End end = End::None;
        tasks::TaskScope scope(m_home);
        scope.spawn(run(*workload, Form::Await, scope.stopToken(), end));
        QTRY_COMPARE(counter(workload->outcome(), "server_requests"), 6.0);
        scope.cancel();
        QTRY_COMPARE(end, End::Cancelled);
        const auto outcome = workload->outcome();
        QCOMPARE(outcome.problem->kind, base::Problem::Kind::Interrupted);
        QCOMPARE(outcome.problem->why, QStringLiteral("stopped after 0 of 30 requests"));
    }

    void aStopEndsTheBlockingForm()
    {
        const auto workload
            = fetchWith({ QStringLiteral("latency_ms=600000"), QStringLiteral("requests=3") });
        std::stop_source stop;
        std::thread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            stop.request_stop();
        });
        workload->block(stop.get_token());
        stopper.join();
        QCOMPARE(workload->outcome().problem->kind, base::Problem::Kind::Interrupted);
    }

    void anAbortEndsQCoro()
    {
        const auto workload = fetchWith({ QStringLiteral("latency_ms=600000"), QStringLiteral("requests=30"),
            QStringLiteral("concurrency=10") });
        End end = End::None;
        tasks::TaskScope scope(m_home);
        scope.spawn(run(*workload, Form::AwaitQCoro, {}, end));
        QTRY_COMPARE(counter(workload->outcome(), "server_requests"), 6.0);
        workload->abort();
        QTRY_COMPARE(end, End::Done);
        QCOMPARE(workload->outcome().problem->kind, base::Problem::Kind::Interrupted);
    }

    // Frames and workload go in the middle, at many different moments.
    void mayBeDestroyedInTheMiddle_data()
    {
        QTest::addColumn<Form>("form");
        QTest::newRow("await") << Form::Await;
        QTest::newRow("qcoro") << Form::AwaitQCoro;
    }
    void mayBeDestroyedInTheMiddle()
    {
        QFETCH(Form, form);
        for (int turns = 0; turns < 60; ++turns) {
            End end = End::None;
            const auto workload = fetchWith({ QStringLiteral("latency_ms=2"), QStringLiteral("requests=50"),
                QStringLiteral("concurrency=7") });
            tasks::TaskScope scope(m_home);
            scope.spawn(run(*workload, form, scope.stopToken(), end));
            for (int i = 0; i < turns && end == End::None; ++i)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }
        // Nothing may come late, either.
        for (int i = 0; i < 5; ++i)
            QTest::qWait(1);
    }

    void anUnusedOneLeavesNothing() { fetchWith({}); }

private:
    qt::LoopExecutor m_home;
};

QTEST_GUILESS_MAIN(TestFetch)
#include "tst_fetch.moc"
