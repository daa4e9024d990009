// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/lag_chart.h"

#include "charts/stall_words.h"
#include "theme/format_figure.h"

namespace thaw::charts {

namespace {

// Five probes of 10 ms: the sampler missed none of them, or it was away.
constexpr base::Duration holds = std::chrono::milliseconds(50);

ChartSetup setup()
{
    return { LagChart::tr("Loop lag, ms"), ValueScale::Kind::Log, lagThresholds(), {}, {} };
}

} // namespace

LagChart::LagChart(const recording::Recorder &recorder, TimeWindow &window, QWidget *parent)
    : TimelineChart(setup(), window, parent)
    , m_recorder(recorder)
{
    setObjectName(QStringLiteral("lagChart"));
}

ChartFrame LagChart::frame(TimeWindow::Span span, int columns) const
{
    ChartFrame frame;
    Curve lag { m_recorder.lagColumns(span.begin, span.end, columns), holds, Stroke::Solid, 0, {}, {} };
    frame.greatest = greatestOf(lag.columns);
    frame.curves.push_back(std::move(lag));
    for (const monitor::Stall &stall : m_recorder.stallsIn(span.begin, span.end))
        frame.bands.push_back(bandOf(stall));
    frame.subtitle = window().words();
    frame.note = tr("by the moment each event was due");
    return frame;
}

QString LagChart::summary() const
{
    const TimeWindow::Span span = window().span();
    const recording::Columns all = m_recorder.lagColumns(span.begin, span.end, 1);
    const auto stalls = m_recorder.stallsIn(span.begin, span.end);
    QString text = tr("%1: greatest lag %2 ms").arg(window().words(), theme::formatMs(greatestOf(all)));
    base::Duration longest {};
    for (const monitor::Stall &stall : stalls)
        longest = std::max(longest, stall.length());
    text += QLatin1String(", ");
    if (stalls.empty())
        return text + tr("no stall");
    return text
        + tr("%n stall(s), the longest %1 ms", nullptr, static_cast<int>(stalls.size()))
              .arg(theme::formatMs(base::toMs(longest)));
}

} // namespace thaw::charts
