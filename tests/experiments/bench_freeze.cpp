// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
//
// bench_freeze [RUNS [LATENCY_MS]]: how the strategies do on this machine, one line a run:
// the blocking stall beside what the call took by the server's clock, and the lag of the
// others. For an idle machine; so no test. Exit status 3 when a limit was not kept.
#include "experiments/experiment_list.h"
#include "measure/lab.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <cstdio>

using namespace thaw;
using measure::Run;
using tasks::Task;

namespace {

constexpr double stallTolerance_ms = 15;
constexpr double frame_ms = 1000.0 / 60;

bool print(int number, const Run &run)
{
    const auto counter = [&](const char *name) { return run.counter(QString::fromLatin1(name)); };
    const double stall = counter("longest_stall_ms");
    const double difference = stall - counter("server_ms");
    const bool blocks = run.variant == QStringLiteral("blocking");
    const bool kept = run.complete
        && (blocks ? run.recording.stalls.size() == 1 && std::abs(difference) <= stallTolerance_ms
                   : counter("stalls_over_50ms") == 0 && counter("lag_p99_ms") < frame_ms);
    std::printf(
        "%4d  %-9s wall %8.2f  server %8.2f  stall %8.2f  stall-server %8.2f  lag p50 %7.2f  p99 %7.2f  "
        "max %7.2f ms  threads %2.0f  cpu %6.2f ms  %s\n",
        number, qPrintable(run.variant), run.samples_ms.empty() ? 0 : run.samples_ms[0], counter("server_ms"),
        stall, blocks ? difference : 0.0, counter("lag_p50_ms"), counter("lag_p99_ms"), counter("lag_max_ms"),
        counter("threads_peak"), run.cpuTime_ms,
        kept ? "ok" : qPrintable(QStringLiteral("NOT KEPT ") + run.note));
    std::fflush(stdout);
    return kept;
}

Task<> runAll(int runs, QString latency, measure::RunContext &context, int &missed)
{
    const measure::Experiment &experiment = *experiments::findExperiment(QStringLiteral("strategies"));
    const auto values
        = measure::parseAssignments(experiment.parameters(), { QStringLiteral("latency_ms=") + latency });
    for (int i = 0; i < runs; ++i) {
        // Interleaved, so that what the machine does meanwhile meets all of them.
        for (const QString &variant : experiment.variants()) {
            const Run run = co_await experiment.run(variant, values.value(), context);
            missed += print(i + 1, run) ? 0 : 1;
        }
    }
    QCoreApplication::quit();
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments().mid(1);
    const int runs = std::max(1, arguments.value(0, QStringLiteral("10")).toInt());
    int missed = 0;
    measure::Lab lab;
    measure::RunContext context = lab.context(lab.scope().stopToken());
    lab.scope().spawn(runAll(runs, arguments.value(1, QStringLiteral("1000")), context, missed));
    app.exec();
    std::printf("%d of %d runs were not within their limits\n", missed, 3 * runs);
    return missed ? 3 : 0;
}
