// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/result_frame.h"

#include "charts/stall_words.h"
#include "charts/time_ticks.h"
#include "theme/format_figure.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace thaw::charts {

using measure::Result;
using measure::Run;
using measure::Series;

namespace {

struct Point {
    base::TimePoint at;
    double value;
};

base::Duration fromSeconds(double s)
{
    return std::chrono::duration_cast<base::Duration>(std::chrono::duration<double>(s));
}

const Series *find(const Run &run, const QString &name)
{
    const auto at = std::find_if(
        run.series.cbegin(), run.series.cend(), [&](const Series &s) { return s.name == name; });
    return at == run.series.cend() || at->t_s.empty() ? nullptr : &*at;
}

std::vector<Point> pointsOf(const Series &series)
{
    std::vector<Point> points;
    points.reserve(series.t_s.size());
    for (std::size_t i = 0; i < std::min(series.t_s.size(), series.values.size()); ++i) {
        if (std::isfinite(series.values[i]))
            points.push_back({ base::TimePoint(fromSeconds(series.t_s[i])), series.values[i] });
    }
    return points;
}

// A value stands until the next; more than twice as long as usual without one is a gap.
base::Duration holdsOf(const Series &series)
{
    const double usual_s = series.t_s.back() / static_cast<double>(series.t_s.size());
    return std::max<base::Duration>(fromSeconds(2.5 * usual_s), std::chrono::milliseconds(25));
}

double lengthOf(const Result &result, const QString &seriesName)
{
    double length_s = 0;
    for (const Run &run : result.runs) {
        if (const Series *series = find(run, seriesName))
            length_s = std::max(length_s, series->t_s.back());
        for (const monitor::Stall &stall : run.recording.stalls)
            length_s = std::max(length_s, base::toSeconds(stall.end - run.recording.begin));
    }
    return length_s > 0 ? length_s : 1;
}

QString cause(const monitor::Stall &stall, const QString &strategy)
{
    const QString text = causeText(stall.verdict());
    return text.isEmpty() ? strategy : strategy + QStringLiteral(" \u00B7 ") + text;
}

// The stalls of one strategy, each since its run began, by their beginning.
std::vector<monitor::Stall> stallsOf(const Result &result, const QString &strategy)
{
    std::vector<monitor::Stall> stalls;
    for (const Run &run : result.runs) {
        if (run.variant != strategy)
            continue;
        for (monitor::Stall stall : run.recording.stalls) {
            const base::Duration begin = run.recording.begin.time_since_epoch();
            stall.begin -= begin;
            stall.end -= begin;
            stalls.push_back(stall);
        }
    }
    std::stable_sort(
        stalls.begin(), stalls.end(), [](const auto &a, const auto &b) { return a.begin < b.begin; });
    return stalls;
}

Band joined(std::span<const monitor::Stall> stalls, const QString &strategy)
{
    const auto shorter = [](const auto &a, const auto &b) { return a.length() < b.length(); };
    const auto [shortest, longest] = std::minmax_element(stalls.begin(), stalls.end(), shorter);
    const auto end = std::max_element(
        stalls.begin(), stalls.end(), [](const auto &a, const auto &b) { return a.end < b.end; });
    Band band { stalls.front().begin, end->end, lengthText(longest->length()), cause(*longest, strategy) };
    if (stalls.size() > 1) {
        const QString from = theme::formatFigure(base::toMs(shortest->length()));
        band.length = QCoreApplication::translate("Chart", "%1\u2013%2, %3 stalls")
                          .arg(from, band.length)
                          .arg(stalls.size());
    }
    return band;
}

} // namespace

QStringList strategiesOf(const Result &result)
{
    QStringList strategies;
    for (const Run &run : result.runs)
        strategies.append(run.variant);
    strategies.removeDuplicates();
    return strategies;
}

Curve lookOf(int n, const QString &label)
{
    constexpr Stroke strokes[] { Stroke::Solid, Stroke::Dashed, Stroke::DashDotted, Stroke::Dotted };
    Curve curve;
    curve.series = n;
    curve.stroke = strokes[n % 4];
    curve.label = label;
    return curve;
}

std::vector<Band> bandsOf(const Result &result, const QString &strategy)
{
    std::vector<Band> bands;
    const std::vector<monitor::Stall> stalls = stallsOf(result, strategy);
    for (std::size_t from = 0; from < stalls.size();) {
        base::TimePoint end = stalls[from].end;
        std::size_t to = from + 1;
        for (; to < stalls.size() && stalls[to].begin <= end; ++to)
            end = std::max(end, stalls[to].end);
        bands.push_back(joined(std::span(stalls).subspan(from, to - from), strategy));
        from = to;
    }
    return bands;
}

ChartFrame resultFrame(const Result &result, const QString &seriesName, int columns, int mostTimeTicks)
{
    ChartFrame frame;
    const double length_s = lengthOf(result, seriesName);
    const double step_s = timeStep(length_s, mostTimeTicks);
    frame.end_s = std::ceil(length_s / step_s - 1e-9) * step_s;
    frame.end = frame.begin + fromSeconds(frame.end_s);
    const QStringList strategies = strategiesOf(result);
    for (const Run &run : result.runs) {
        const Series *series = find(run, seriesName);
        if (!series)
            continue;
        Curve curve = lookOf(static_cast<int>(strategies.indexOf(run.variant)), {});
        curve.columns = recording::emptyColumns(frame.begin, frame.end, columns);
        curve.holds = holdsOf(*series);
        const std::vector<Point> points = pointsOf(*series);
        recording::addToColumns(
            curve.columns, std::span<const Point>(points), [](const Point &p) { return p.at; },
            [](const Point &p) { return static_cast<float>(p.value); });
        frame.greatest = std::max(frame.greatest, greatestOf(curve.columns));
        frame.curves.push_back(std::move(curve));
    }
    for (const QString &strategy : strategies) {
        const std::vector<Band> bands = bandsOf(result, strategy);
        frame.bands.insert(frame.bands.end(), bands.begin(), bands.end());
    }
    return frame;
}

} // namespace thaw::charts
