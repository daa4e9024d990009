// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/clock.h"
#include "measure/result.h"
#include "monitor/loop_monitor.h"
#include "recording/recorder.h"
#include "runtime/executor.h"
#include "runtime/timers.h"
#include "tasks/task.h"

#include <functional>
#include <stop_token>

namespace thaw::measure {

// What a run may use, and what it reports to. All of it outlives the run.
struct RunContext {
    monitor::LoopMonitor &monitor; // of the thread that the run starts on
    recording::Recorder &recorder; // where that monitor's samples go
    runtime::Executor &home; // brings a coroutine back to that thread
    runtime::Timers &timers;
    const base::Clock &clock;
    std::stop_token stop;
    // Called on the home thread when the outcome is there, to show it; the measured span ends
    // when it returns.
    std::function<void(const QString &note)> show;
};

// A measurable comparison of variants over parameters.
// Titles are marked QT_TRANSLATE_NOOP("experiments", …) and translated by the app.
class Experiment {
public:
    virtual ~Experiment();
    virtual QString id() const = 0;
    virtual const char *title() const = 0;
    virtual QStringList variants() const = 0;
    virtual ParameterSpecs parameters() const = 0;

    // One run of one variant. Starts and ends on the calling thread, whose loop is monitored.
    // A failure or a stop is told in the run (problem, complete = false), with the figures up
    // to there; it is not thrown.
    // Unknown variants and values outside the specs are bugs of the caller.
    virtual tasks::Task<Run> run(QString variant, ParameterValues values, RunContext &context) const = 0;
};

} // namespace thaw::measure
