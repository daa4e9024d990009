// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_window THAW [ROUNDS]: the window against the program without one, in turn: a blocking
// and two awaited runs of 1 000 ms in the real window, then an awaited one by `THAW freeze`.
// Prints each run's figures and the medians. For an idle machine with an X server and a window
// manager; so no test. Exit status 3 when a limit was not kept.
#include "window_driver.h"

#include <QAbstractItemView>
#include <QAbstractProxyModel>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>

using namespace thaw;

namespace {

constexpr double stallTolerance_ms = 15;
constexpr double frame_ms = 1000.0 / 60;
constexpr double differenceLimit_ms = 2;

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const std::size_t n = values.size();
    return n % 2 ? values[n / 2] : (values[n / 2 - 1] + values[n / 2]) / 2;
}

// In the event loop, as the program does: QTest's own waits sleep in between, which is lag.
void waitUntil(const std::function<bool()> &condition)
{
    QEventLoop loop;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
        if (condition())
            loop.quit();
    });
    timer.start(20);
    loop.exec();
}

measure::Run runInWindow(driver::WindowDriver &thaw, const QString &strategy)
{
    const int before = thaw.rows();
    thaw.run(strategy, 1000);
    waitUntil([&] { return thaw.rows() > before && !thaw.isRunning(); });
    // The table shows words; the figures are in the model below.
    const auto *words = qobject_cast<QAbstractProxyModel *>(thaw.find<QAbstractItemView>("runsTable")->model());
    return qobject_cast<gallery::RunTableModel *>(words->sourceModel())->runs().back();
}

double headlessLagP99_ms(const QString &program)
{
    const QTemporaryDir folder;
    QProcess process;
    process.start(
        program, { "freeze", "--strategy", "co-await", "--out", folder.path(), "--format", "json" });
    QEventLoop loop;
    QObject::connect(&process, &QProcess::finished, &loop, &QEventLoop::quit);
    loop.exec();
    QFile file(folder.filePath("freeze.json"));
    if (!file.open(QIODevice::ReadOnly))
        return std::nan("");
    const QJsonArray runs = QJsonDocument::fromJson(file.readAll()).object()["benchmarks"].toArray();
    return runs.first().toObject()["lag_p99_ms"].toDouble(std::nan(""));
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    driver::prepare("bench_window");
    const QStringList arguments = application.arguments().mid(1);
    const QString program = arguments.value(0);
    const int rounds = std::max(1, arguments.value(1, "5").toInt());

    driver::WindowDriver thaw;
    QTest::qWait(1500);
    std::vector<double> windowed;
    std::vector<double> headless;
    int missed = 0;
    for (int round = 0; round < rounds; ++round) {
        const measure::Run blocking = runInWindow(thaw, "blocking");
        const double excess = blocking.counter("longest_stall_ms") - blocking.counter("server_ms");
        const bool once = blocking.recording.stalls.size() == 1 && std::abs(excess) <= stallTolerance_ms;
        const measure::Run awaited = runInWindow(thaw, "co-await");
        const measure::Run qcoro = runInWindow(thaw, "qcoro");
        windowed.push_back(awaited.counter("lag_p99_ms"));
        headless.push_back(headlessLagP99_ms(program));
        const bool live = awaited.counter("stalls_over_50ms") == 0 && awaited.counter("lag_p99_ms") < frame_ms
            && qcoro.counter("stalls_over_50ms") == 0 && qcoro.counter("lag_p99_ms") < frame_ms;
        missed += (once ? 0 : 1) + (live ? 0 : 1);
        std::printf(
            "%2d  blocking: %zu stall, %8.2f ms, %+.2f to the server's  co-await: p99 %.2f max %.2f ms, "
            "threads %.0f  qcoro: p99 %.2f ms, threads %.0f  without a window: p99 %.2f ms\n",
            round + 1, blocking.recording.stalls.size(), blocking.counter("longest_stall_ms"), excess,
            awaited.counter("lag_p99_ms"), awaited.counter("lag_max_ms"), awaited.counter("threads_peak"),
            qcoro.counter("lag_p99_ms"), qcoro.counter("threads_peak"), headless.back());
        std::fflush(stdout);
    }
    const double difference = median(windowed) - median(headless);
    std::printf("median lag p99: window %.2f, without %.2f, difference %+.2f ms; %d limits missed\n",
        median(windowed), median(headless), difference, missed);
    return missed == 0 && std::abs(difference) <= differenceLimit_ms ? 0 : 3;
}
