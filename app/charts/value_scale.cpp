// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/value_scale.h"

#include "charts/round_step.h"
#include "theme/format_figure.h"

#include <algorithm>
#include <cmath>

namespace thaw::charts {

namespace {

constexpr double lowestOfLog = 0.1;
constexpr double leastTopOfLog = 1000;
constexpr int mostCountSteps = 5;

double topOf(ValueScale::Kind kind, double greatest)
{
    if (kind == ValueScale::Kind::Log)
        return std::max(leastTopOfLog, greatest);
    const double wanted = std::max(2.0, greatest * 1.25);
    const double step = std::max(1.0, roundStep(wanted / mostCountSteps));
    return std::ceil(wanted / step) * step;
}

} // namespace

ValueScale::ValueScale(Kind kind, double greatest)
    : m_kind(kind)
    , m_low(kind == Kind::Log ? lowestOfLog : 0)
    , m_high(topOf(kind, greatest))
{
    if (kind == Kind::Log)
        m_perDecade = 1 / std::log10(m_high / m_low);
}

double ValueScale::height(double value) const
{
    if (value <= m_low)
        return 0;
    const double inside = std::min(value, m_high);
    if (m_kind == Kind::Log)
        return std::log10(inside / m_low) * m_perDecade;
    return (inside - m_low) / (m_high - m_low);
}

double ValueScale::step(int most) const
{
    // Never so large that the lowest label is the only one.
    const int steps = std::max(1, most - 1);
    if (m_kind == Kind::Log) {
        const double decades = std::log10(m_high / m_low);
        return std::min(std::ceil(decades / steps - 1e-9), std::floor(decades + 1e-9));
    }
    const double range = m_high - m_low;
    const double step = std::max(1.0, roundStep(range / steps));
    return step <= range ? step : range;
}

QList<Tick> ValueScale::ticks(int most) const
{
    QList<Tick> ticks;
    const double by = step(most);
    for (int i = 0;; ++i) {
        const double value = m_kind == Kind::Log ? m_low * std::pow(10, i * by) : m_low + i * by;
        if (value > m_high * (1 + 1e-9))
            return ticks;
        ticks.append({ value, theme::formatFigure(value, value < 0.95 && value > 0 ? 1 : 0) });
    }
}

} // namespace thaw::charts
