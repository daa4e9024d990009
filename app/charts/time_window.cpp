// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/time_window.h"

#include "theme/format_figure.h"

#include <algorithm>

namespace thaw::charts {

namespace {

constexpr base::Duration shortest = std::chrono::milliseconds(50);
constexpr base::Duration longest = std::chrono::minutes(10);

} // namespace

TimeWindow::TimeWindow(const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

void TimeWindow::follow()
{
    if (m_following)
        return;
    m_following = true;
    Q_EMIT changed();
}

void TimeWindow::zoomTo(base::TimePoint begin, base::TimePoint end)
{
    if (end <= begin)
        return;
    const base::Duration room = (end - begin) / 8;
    show(begin - room, end + room);
}

void TimeWindow::zoomIn()
{
    const Span now = span();
    const base::Duration half = now.length() / 2;
    if (m_following)
        show(now.end - half, now.end);
    else
        show(now.begin + half / 2, now.end - half / 2);
}

void TimeWindow::zoomOut()
{
    const Span now = span();
    if (m_following)
        return;
    if (now.length() * 2 >= lastSpan)
        follow();
    else
        show(now.begin - now.length() / 2, now.end + now.length() / 2);
}

void TimeWindow::move(int tenths)
{
    const Span now = span();
    const base::Duration by = now.length() / 10 * tenths;
    if (now.end + by >= m_clock.now() && now.length() >= lastSpan)
        follow();
    else
        show(now.begin + by, now.end + by);
}

TimeWindow::Span TimeWindow::span() const
{
    if (!m_following)
        return m_fixed;
    const base::TimePoint now = m_clock.now();
    return { now - lastSpan, now };
}

QString TimeWindow::words() const
{
    if (m_following)
        return tr("last 60 s");
    const double length_s = base::toSeconds(m_fixed.length());
    return tr("%1 s, double-click for the last 60 s")
        .arg(theme::formatFigure(length_s, length_s < 10 ? 2 : 0));
}

void TimeWindow::show(base::TimePoint begin, base::TimePoint end)
{
    const base::TimePoint middle = begin + (end - begin) / 2;
    const base::Duration length = std::clamp(end - begin, shortest, longest);
    m_following = false;
    m_fixed = { middle - length / 2, middle - length / 2 + length };
    Q_EMIT changed();
}

} // namespace thaw::charts
