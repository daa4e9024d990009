// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/result.h"

// Runs as an experiment makes them, for the tests of pictures.

// A probe each 10 ms for `length_s`; with a stall, the first `stall_s` of it.
inline thaw::measure::Run pictureRun(const QString &strategy, double length_s, double stall_s = 0)
{
    using namespace thaw;
    const auto duration = [](double s) {
        return std::chrono::duration_cast<base::Duration>(std::chrono::duration<double>(s));
    };
    measure::Run run;
    run.experiment = QStringLiteral("strategies");
    run.variant = strategy;
    run.params = { { QStringLiteral("workload"), QStringLiteral("fetch") },
        { QStringLiteral("latency_ms"), qint64(1000) } };
    measure::Series lag { QStringLiteral("lag"), QStringLiteral("ms"), {}, {} };
    measure::Series threads { QStringLiteral("threads"), {}, {}, {} };
    for (int i = 0; i * 0.01 < length_s; ++i) {
        const double t = i * 0.01;
        lag.t_s.push_back(t);
        lag.values.push_back(t < stall_s ? (stall_s - t) * 1000 : 0.2);
        threads.t_s.push_back(t);
        threads.values.push_back(1);
    }
    run.series = { lag, threads };
    run.recording.begin = base::TimePoint(std::chrono::seconds(7));
    run.recording.end = run.recording.begin + duration(length_s);
    if (stall_s > 0) {
        monitor::Stall stall;
        stall.begin = run.recording.begin;
        stall.end = stall.begin + duration(stall_s);
        stall.blocked = duration(stall_s);
        stall.accounted = true;
        run.recording.stalls = { stall };
    }
    return run;
}
