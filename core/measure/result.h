// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/environment.h"
#include "measure/parameter.h"
#include "recording/recording.h"

#include <QList>
#include <QString>
#include <optional>
#include <vector>

namespace thaw::measure {

// A named number with its unit in its name: "longest_stall_ms".
struct Counter {
    QString name;
    double value = 0;
};

// A quantity over time, since the run began.
struct Series {
    QString name; // "lag"
    QString unit; // "ms"
    std::vector<double> t_s;
    std::vector<double> values;
};

// One run of one variant of an experiment with one set of parameters.
struct Run {
    QString experiment; // "strategies"
    QString variant; // "blocking"
    ParameterValues params;
    std::vector<double> samples_ms; // wall time of each repetition, raw
    double cpuTime_ms = 0; // of the whole process, in the same span
    QList<Counter> counters;
    QList<Series> series;
    recording::Recording recording; // empty where nothing was monitored
    QString note; // an outcome in words: "Content-Length 12 345", or what went wrong
    QStringList warnings;
    std::optional<base::Problem> problem; // the run failed or was stopped; figures up to there stand
    bool complete = true;

    double counter(const QString &name) const; // NaN where there is none
    // "strategies/blocking/workload:fetch/latency_ms:1000/…"
    QString name() const;
};

// What is exported: runs and the environment they ran in.
struct Result {
    QString id; // base name of its files: "freeze"
    QString title;
    Environment environment;
    QList<Run> runs;
    bool complete = true;
    QStringList warnings;
};

} // namespace thaw::measure
