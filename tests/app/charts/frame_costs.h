// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>

#include <chrono>
#include <ctime>
#include <vector>

// An application that adds up what its thread spends on events in each 60th of a second:
// timers, layout and painting alike, by the wall clock and by the thread's own CPU clock (which
// leaves out what other programs take).
class CountingApplication : public QApplication {
public:
    using QApplication::QApplication;

    struct Frame {
        double wall_ms = 0;
        double cpu_ms = 0;
        int events = 0;
    };

    bool notify(QObject *receiver, QEvent *event) override;
    void startCounting();
    const std::vector<Frame> &frames() const { return m_frames; }

private:
    std::chrono::steady_clock::time_point m_begin;
    std::vector<Frame> m_frames;
    bool m_counting = false;
    bool m_inside = false;
};

// The value that q (0 to 1) of them do not exceed, nearest rank.
double quantile(std::vector<double> values, double q);
