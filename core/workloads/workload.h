// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/outcome.h"
#include "measure/parameter.h"
#include "tasks/task.h"

#include <qcorotask.h>

#include <QString>
#include <memory>
#include <stop_token>

namespace thaw::workloads {

// Where a piece of source code stands, for showing it: the file in the embedded sources and
// the name of its region (between two "//! [name]" lines).
struct SourceRegion {
    QString file; // "workloads/fetch.cpp"
    QString region; // "block"
};

// The forms in which a workload can be done. A strategy uses exactly one.
enum class Form { Block, Await, AwaitQCoro };

// What a workload has to tell once it ended.
struct Outcome {
    QString note; // translated, for people: "Content-Length 65 536"
    QList<std::pair<QString, double>> counters; // {"server_ms", 1000.4}, {"thread_started", 4242} …
    std::optional<base::Problem> problem; // a request failed, or the stop came; the rest stands
};

// Something that takes time, ready to be done once: it was made with its parameters.
// Thread: all forms start on the home thread (the UI thread) and come back to it.
// Lifetime: must outlive the form that runs. Forms that QCoro runs can't be destroyed while
// suspended; abort() makes them end by themselves.
class Workload {
public:
    virtual ~Workload();

    // Does everything on the calling thread; returns when it is done or `stop` is requested.
    virtual void block(std::stop_token stop) = 0;
    // Frees the calling thread meanwhile. Cancelled promptly by `stop` (throws tasks::Cancelled).
    virtual tasks::Task<> await(std::stop_token stop) = 0;
    // The same as QCoro's documentation shows it; knows no stop.
    virtual QCoro::Task<> awaitQCoro() = 0;

    // Ends whatever is going on, soon and with an error. Thread: home.
    virtual void abort() = 0;

    // What came of it. Thread: home, after the form ended.
    virtual Outcome outcome() const = 0;
};

// A kind of workload: one line in workload_list.cpp.
struct WorkloadKind {
    QString id; // "fetch"
    const char *title; // QT_TRANSLATE_NOOP("workloads", …)
    measure::ParameterSpecs parameters;
    // Makes it ready (starts the server …), or says why not. The values fit `parameters`.
    base::Outcome<std::unique_ptr<Workload>> (*make)(const measure::ParameterValues &values);
    SourceRegion (*source)(Form form);
};

} // namespace thaw::workloads
