// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/experiment.h"
#include "tasks/task_scope.h"

#include <QObject>

#include <optional>
#include <stop_token>

namespace thaw::measure {
class Lab;
}

namespace thaw::gallery {

// The runs of a page, one at a time, each from the press of a button to its figures.
// Thread: the UI thread. Lifetime: join ended() before destroying it.
class RunSession : public QObject {
    Q_OBJECT

public:
    // `quit` stops a run as cancel() does, from any thread: also one that blocks the UI thread.
    RunSession(measure::Lab &lab, std::stop_token quit, QObject *parent = nullptr);

    bool isRunning() const { return m_running; }

    // Nothing while one is running. `values` fit the experiment's parameters.
    void start(const QString &strategy, const measure::ParameterValues &values);

    // The run ends at its next await, or the workload's next look at the stop, and reports as usual.
    void cancel() { m_stop.request_stop(); }

    // When no run is going on.
    tasks::Task<> ended();

Q_SIGNALS:
    void started(const QString &strategy);
    // The last moment before the clock starts: to repaint what started() changed, since a
    // blocking run won't.
    void aboutToMeasure();
    void outcome(const QString &note);
    void finished(const thaw::measure::Run &run);

private:
    tasks::Task<> runOnce(QString strategy, measure::ParameterValues values);
    tasks::Task<measure::Run> measured(QString strategy, measure::ParameterValues values);

    struct RequestStop {
        std::stop_source source;
        void operator()() { source.request_stop(); }
    };

    measure::Lab &m_lab;
    const std::stop_token m_quit;
    std::stop_source m_stop; // of the run that goes on
    std::optional<std::stop_callback<RequestStop>> m_onQuit;
    bool m_running = false;
    tasks::TaskScope m_scope; // last: its tasks use the rest
};

} // namespace thaw::gallery
