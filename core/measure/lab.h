// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/experiment.h"
#include "monitor/loop_monitor.h"
#include "qt/loop_executor.h"
#include "recording/recorder.h"
#include "runtime/timer_service.h"
#include "tasks/task_scope.h"

#include <functional>
#include <stop_token>

namespace thaw::measure {

// What a process that measures its own UI thread needs, in one place and the right order:
// timers, the way home, the recorder, the monitor, and the scope of all that runs.
// Thread: made, used and destroyed on the UI thread, with a QCoreApplication alive.
// Errors: throws std::system_error when the system refuses its threads.
// Lifetime: the scope's tasks end first; join it before, to leave the thread free.
class Lab {
public:
    explicit Lab(monitor::LoopMonitor::Options options = {});

    monitor::LoopMonitor &monitor() { return m_monitor; }
    recording::Recorder &recorder() { return m_recorder; }
    runtime::Timers &timers() { return m_timers; }
    runtime::Executor &home() { return m_home; }
    tasks::TaskScope &scope() { return m_scope; }

    // For one run. `show` as RunContext says; it may be empty.
    RunContext context(std::stop_token stop, std::function<void(const QString &note)> show = {});

private:
    const base::Clock &m_clock;
    qt::LoopExecutor m_home;
    runtime::TimerService m_timers;
    recording::Recorder m_recorder;
    monitor::LoopMonitor m_monitor;
    tasks::TaskScope m_scope;
};

} // namespace thaw::measure
