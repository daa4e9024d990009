// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/threads_chart.h"

#include "charts/stall_words.h"
#include "theme/format_figure.h"

namespace thaw::charts {

namespace {

constexpr base::Duration holds = std::chrono::milliseconds(200);

ChartSetup setup()
{
    return { ThreadsChart::tr("Threads"), ValueScale::Kind::Counts, {}, {}, {} };
}

QString newest(const recording::Columns &columns)
{
    for (auto column = columns.values.rbegin(); column != columns.values.rend(); ++column) {
        if (column->count)
            return theme::formatFigure(column->max);
    }
    return {};
}

} // namespace

ThreadsChart::ThreadsChart(const recording::Recorder &recorder, TimeWindow &window, QWidget *parent)
    : TimelineChart(setup(), window, parent)
    , m_recorder(recorder)
{
    setObjectName(QStringLiteral("threadsChart"));
}

ChartFrame ThreadsChart::frame(TimeWindow::Span span, int columns) const
{
    using recording::ThreadGroup;
    ChartFrame frame;
    const auto add = [&](ThreadGroup group, Stroke stroke, int series, const QString &label) {
        Curve curve { m_recorder.threadColumns(group, span.begin, span.end, columns), holds, stroke, series,
            label, {} };
        curve.value = newest(curve.columns);
        frame.greatest = std::max(frame.greatest, greatestOf(curve.columns));
        frame.curves.push_back(std::move(curve));
    };
    add(ThreadGroup::Own, Stroke::Dashed, Curve::textColour, tr("Thaw's own"));
    add(ThreadGroup::Demo, Stroke::Solid, 0, tr("the demo's"));
    for (const monitor::Stall &stall : m_recorder.stallsIn(span.begin, span.end))
        frame.bands.push_back({ stall.begin, stall.end, {}, {} }); // the chart of lag says the rest
    frame.subtitle = window().words();
    return frame;
}

QString ThreadsChart::summary() const
{
    const TimeWindow::Span span = window().span();
    const auto most = [&](recording::ThreadGroup group) {
        return theme::formatFigure(greatestOf(m_recorder.threadColumns(group, span.begin, span.end, 1)));
    };
    return tr("%1: at most %2 of the demo, %3 of Thaw's own")
        .arg(window().words(), most(recording::ThreadGroup::Demo), most(recording::ThreadGroup::Own));
}

} // namespace thaw::charts
