// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "workloads/fetch_run.h"

#include "base/own_threads.h"
#include "net/get_problems.h"

#include <QCoreApplication>
#include <algorithm>

namespace thaw::workloads {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(workloads)
};

} // namespace

FetchRun::FetchRun(const FetchPlan &plan, const QUrl &url)
    : m_plan(plan)
    , m_url(url)
    , m_network(std::make_unique<FetchNetwork>(plan.timeout))
{
}

bool FetchRun::begins()
{
    if (!m_threadStarted)
        m_threadStarted = base::currentThreadId();
    if (m_stopped || m_begun == m_plan.requests)
        return false;
    ++m_begun;
    return true;
}

void FetchRun::take(const base::Outcome<net::GetResult> &result)
{
    m_threadContinued = base::currentThreadId();
    if (result.ok()) {
        ++m_succeeded;
        m_contentLength = result->contentLength;
    } else if (result.problem().kind == base::Problem::Kind::Interrupted) {
        m_stopped = true;
    } else {
        ++m_failed;
        if (!m_firstProblem)
            m_firstProblem = result.problem();
    }
}

int FetchRun::lanes() const
{
    return std::min(m_plan.requests, m_plan.concurrency);
}

void FetchRun::abort()
{
    m_stopped = true;
    if (m_network)
        m_network->abortAll();
}

void FetchRun::close()
{
    abort();
    m_network.reset();
}

Outcome FetchRun::outcome(const net::ServerStatistics &server) const
{
    Outcome outcome;
    outcome.note = note();
    outcome.problem = problem();
    outcome.counters = {
        { QStringLiteral("server_ms"), base::toMs(server.span) },
        { QStringLiteral("server_requests"), server.requests },
        { QStringLiteral("server_peak_in_flight"), server.peakInFlight },
        { QStringLiteral("requests_failed"), m_failed },
    };
    if (m_succeeded > 0)
        outcome.counters += { QStringLiteral("content_length"), static_cast<double>(m_contentLength) };
    if (m_threadStarted)
        outcome.counters += { QStringLiteral("thread_started"), static_cast<double>(*m_threadStarted) };
    if (m_threadContinued)
        outcome.counters += { QStringLiteral("thread_continued"), static_cast<double>(*m_threadContinued) };
    return outcome;
}

QString FetchRun::note() const
{
    if (m_succeeded == 0)
        return {};
    const QString length = Text::tr("Content-Length %1").arg(net::grouped(m_contentLength));
    const QString times
        = m_succeeded == 1 ? length : Text::tr("%1 × %2").arg(net::grouped(m_succeeded), length);
    return Text::tr("%1 · thread %2 → %3").arg(times).arg(*m_threadStarted).arg(*m_threadContinued);
}

std::optional<base::Problem> FetchRun::problem() const
{
    const int done = m_succeeded + m_failed;
    if (done < m_plan.requests)
        return base::Problem { base::Problem::Kind::Interrupted, QStringLiteral("fetch"),
            Text::tr("stopped after %1 of %2 requests")
                .arg(net::grouped(done), net::grouped(m_plan.requests)),
            {} };
    if (!m_firstProblem)
        return std::nullopt;
    base::Problem problem = *m_firstProblem;
    if (m_plan.requests > 1)
        problem.why = Text::tr("%1 (%2 of %3 requests failed)")
                          .arg(problem.why, net::grouped(m_failed), net::grouped(m_plan.requests));
    problem.remedy = remedy();
    return problem;
}

QString FetchRun::remedy() const
{
    if (m_plan.answer != net::AnswerKind::Ok)
        return Text::tr("The server did as it was told; with answer=ok it answers.");
    if (m_plan.timeout <= m_plan.latency)
        return Text::tr("The server waits %1 ms before it answers; give a greater timeout_ms.")
            .arg(net::grouped(m_plan.latency.count()));
    return {};
}

} // namespace thaw::workloads
