// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "workloads/fetch.h"

#include "net/blocking_get.h"
#include "net/loopback_server.h"
#include "qt/loop_executor.h"
#include "qt/reply_awaiter.h"
#include "tasks/task_scope.h"
#include "workloads/fetch_run.h"

#include <QNetworkReply>
#include <qcoronetworkreply.h>
#include <vector>

namespace thaw::workloads {

namespace {

using net::blockingGet;
using runtime::Executor;
using std::stop_token;
using tasks::Task;
using tasks::TaskScope;
using ReplyPtr = std::unique_ptr<QNetworkReply>;

// What stands between the markers is shown beside the demo, in panes some sixty letters wide.

//! [block]
// A blocked thread has one request in flight at a time.
void fetchAll(FetchRun &run, stop_token stop)
{
    const QUrl url = run.url();
    const auto limit = run.timeout();
    while (run.begins()) {
        auto got = blockingGet(url, limit, stop); //! waits
        run.take(got);
    }
}
//! [block]

//! [await]
Task<> fetchInTurn(FetchRun &run, stop_token stop)
{
    auto &network = run.network();
    while (run.begins()) {
        const ReplyPtr reply(network.get(run.request()));
        co_await qt::finished(reply.get(), stop); //! waits
        run.take(*reply);
    }
}

Task<> fetchAll(FetchRun &run, Executor &home, stop_token stop)
{
    TaskScope lanes(home, stop);
    for (int i = 0; i < run.lanes(); ++i)
        lanes.spawn(fetchInTurn(run, lanes.stopToken()));
    co_await lanes.join();
}
//! [await]

//! [qcoro]
QCoro::Task<> fetchInTurn(std::shared_ptr<FetchRun> run)
{
    auto &network = run->network();
    while (run->begins()) {
        auto *reply = co_await network.get(run->request()); //! waits
        if (!reply)
            break; // gone; QCoro 0.8 would not even come back
        run->take(*reply);
        reply->deleteLater();
    }
}

QCoro::Task<> fetchAll(std::shared_ptr<FetchRun> run)
{
    std::vector<QCoro::Task<>> lanes;
    for (int i = 0; i < run->lanes(); ++i)
        lanes.push_back(fetchInTurn(run));
    for (QCoro::Task<> &lane : lanes)
        co_await lane;
}
//! [qcoro]

class Fetch final : public Workload {
public:
    Fetch(const FetchPlan &plan, std::unique_ptr<net::LoopbackServer> server)
        : m_server(std::move(server))
        , m_run(std::make_shared<FetchRun>(plan, m_server->url()))
    {
    }
    // What QCoro still runs ends here: its coroutines can't be destroyed while suspended.
    ~Fetch() override { m_run->close(); }

    void block(std::stop_token stop) override { fetchAll(*m_run, std::move(stop)); }

    Task<> await(std::stop_token stop) override
    {
        co_await fetchAll(*m_run, m_home, stop);
        if (stop.stop_requested())
            throw tasks::Cancelled();
    }

    // Keeps the run alive by itself, not through this object.
    QCoro::Task<> awaitQCoro() override { return fetchAll(m_run); }

    void abort() override { m_run->abort(); }
    Outcome outcome() const override { return m_run->outcome(m_server->statistics()); }

private:
    qt::LoopExecutor m_home;
    const std::unique_ptr<net::LoopbackServer> m_server;
    const std::shared_ptr<FetchRun> m_run;
};

base::Outcome<std::unique_ptr<Workload>> makeFetch(const measure::ParameterValues &values)
{
    const FetchPlan plan = FetchPlan::of(values);
    net::ServerOptions options;
    options.latency = plan.latency;
    options.answer = plan.answer;
    auto server = net::LoopbackServer::start(options);
    if (!server)
        return server.problem();
    return std::unique_ptr<Workload>(std::make_unique<Fetch>(plan, std::move(server).value()));
}

SourceRegion fetchSource(Form form)
{
    const QString file = QStringLiteral("workloads/fetch.cpp");
    switch (form) {
    case Form::Block:
        return { file, QStringLiteral("block") };
    case Form::Await:
        return { file, QStringLiteral("await") };
    case Form::AwaitQCoro:
        break;
    }
    return { file, QStringLiteral("qcoro") };
}

} // namespace

WorkloadKind fetchKind()
{
    return { QStringLiteral("fetch"), QT_TRANSLATE_NOOP("workloads", "Fetch over HTTP"),
        FetchPlan::parameters(), &makeFetch, &fetchSource };
}

} // namespace thaw::workloads
