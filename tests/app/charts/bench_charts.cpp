// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_charts [SECONDS]: 60 s of 1 kHz samples in both live charts of a real window, and 1 kHz
// more while it runs. Prints what that costs the UI thread a frame.

#include "charts/lag_chart.h"
#include "charts/live_driver.h"
#include "charts/threads_chart.h"
#include "frame_costs.h"
#include "theme/theme.h"

#include <QElapsedTimer>
#include <QHBoxLayout>

#include <atomic>
#include <cstdio>
#include <random>
#include <thread>

using namespace thaw;
using namespace std::chrono_literals;

namespace {

class Feeder {
public:
    explicit Feeder(recording::Recorder &recorder)
        : m_recorder(recorder)
        , m_next(base::SteadyClock::instance().now() - 60s)
    {
    }

    // Up to now, one sample each millisecond, a stall each ten seconds.
    void feed()
    {
        const base::TimePoint now = base::SteadyClock::instance().now();
        for (; m_next < now; m_next += 1ms, ++m_count) {
            const int inStall = m_count % 10'000;
            const double lag_ms = inStall < 300 ? 300 - inStall : m_noise(m_random);
            m_recorder.lag({ m_next,
                std::chrono::duration_cast<base::Duration>(
                    std::chrono::duration<double, std::milli>(lag_ms)) });
            m_recorder.threads({ m_next, 5 + m_count / 500 % 3, 4 });
            if (inStall == 300)
                m_recorder.stall({ m_next - 300ms, m_next, 0ns, 0ns, 300ms, true });
        }
    }

private:
    recording::Recorder &m_recorder;
    base::TimePoint m_next;
    int m_count = 0;
    std::mt19937 m_random { 1 };
    std::lognormal_distribution<double> m_noise { -1.4, 0.7 };
};

void print(const char *name, const std::vector<double> &costs)
{
    std::printf("%-5s ms a frame: p50 %.2f  p99 %.2f  max %.2f\n", name, quantile(costs, .5),
        quantile(costs, .99), quantile(costs, 1));
}

} // namespace

int main(int argc, char **argv)
{
    CountingApplication app(argc, argv);
    theme::Theme::instance().install();
    const int seconds = argc > 1 ? atoi(argv[1]) : 20;
    recording::Recorder recorder(120'000);
    Feeder feeder(recorder);
    feeder.feed();

    QWidget window;
    charts::TimeWindow span;
    auto *lag = new charts::LagChart(recorder, span);
    auto *threads = new charts::ThreadsChart(recorder, span);
    auto *row = new QHBoxLayout(&window);
    row->addWidget(lag, 2);
    row->addWidget(threads, 1);
    new charts::LiveDriver({ lag, threads }, &window);
    window.resize(1360, 240);
    window.show();

    std::atomic<bool> stop { false };
    std::thread feeding([&] {
        for (; !stop; std::this_thread::sleep_for(1ms))
            feeder.feed();
    });
    QTimer::singleShot(500, &app, [&] { app.startCounting(); });
    QTimer::singleShot(500 + seconds * 1000, &app, &QApplication::quit);
    QApplication::exec();
    stop = true;
    feeding.join();

    std::vector<double> wall;
    std::vector<double> cpu;
    int busy = 0;
    for (const CountingApplication::Frame &frame : app.frames()) {
        wall.push_back(frame.wall_ms);
        cpu.push_back(frame.cpu_ms);
        busy += frame.events > 0;
    }
    if (busy == 0) {
        std::puts("the charts were never updated");
        return 1;
    }
    std::printf("%zu frames of 1/60 s, %d with events, columns: %d\n", wall.size(), busy, lag->width());
    print("wall", wall);
    print("cpu", cpu);
    return 0;
}
