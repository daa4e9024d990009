// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/run_session.h"

#include "experiments/experiment_list.h"
#include "measure/lab.h"
#include "tasks/resume_on.h"

namespace thaw::gallery {

namespace {

// Experiments report problems in their runs; what they throw nevertheless (no memory, no
// threads) must not leave the page running for good.
measure::Run brokenRun(
    const QString &strategy, const measure::ParameterValues &values, const std::exception &error)
{
    measure::Run run;
    run.experiment = QStringLiteral("strategies");
    run.variant = strategy;
    run.params = values;
    run.complete = false;
    run.problem
        = base::Problem { base::Problem::Kind::Failed, strategy, QString::fromLocal8Bit(error.what()), {} };
    return run;
}

} // namespace

RunSession::RunSession(measure::Lab &lab, std::stop_token quit, QObject *parent)
    : QObject(parent)
    , m_lab(lab)
    , m_quit(std::move(quit))
    , m_scope(lab.home())
{
}

void RunSession::start(const QString &strategy, const measure::ParameterValues &values)
{
    if (m_running)
        return;
    m_running = true;
    m_stop = std::stop_source();
    m_onQuit.emplace(m_quit, RequestStop { m_stop });
    m_scope.spawn(runOnce(strategy, values));
}

tasks::Task<> RunSession::ended()
{
    co_await m_scope.join();
}

tasks::Task<> RunSession::runOnce(QString strategy, measure::ParameterValues values)
{
    Q_EMIT started(strategy);
    // One turn of the loop, so that layouts settle before the last repaint.
    co_await tasks::reschedule(m_lab.home());
    Q_EMIT aboutToMeasure();

    measure::Run run;
    try {
        run = co_await measured(strategy, values);
    } catch (const std::exception &error) {
        run = brokenRun(strategy, values, error);
    }
    m_running = false;
    Q_EMIT finished(run);
}

tasks::Task<measure::Run> RunSession::measured(QString strategy, measure::ParameterValues values)
{
    std::function<void(const QString &)> show = [this](const QString &note) { Q_EMIT outcome(note); };
    measure::RunContext context = m_lab.context(m_stop.get_token(), std::move(show));
    co_return co_await experiments::findExperiment(QStringLiteral("strategies"))
        ->run(strategy, values, context);
}

} // namespace thaw::gallery
