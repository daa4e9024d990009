// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vital_signs/pulse.h"

#include "theme/metrics.h"
#include "theme/theme.h"

#include <QPaintEvent>
#include <QPainter>

namespace thaw::vital_signs {

using theme::Role;

namespace {

constexpr int slotCount = 48; // one each 4 px of the wide strip
constexpr base::Duration period = std::chrono::seconds(3);
constexpr base::Duration threshold = std::chrono::milliseconds(50);
constexpr double tickHeight = 8;
constexpr double barHeight = 3;
constexpr double dotSize = 10;

QColor of(Role role, double opacity = 1)
{
    QColor colour = theme::Theme::instance().colour(role);
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

} // namespace

Pulse::Pulse(const base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_track(slotCount, period, threshold)
{
    setObjectName(QStringLiteral("vitalPulse"));
    setAccessibleName(tr("Pulse"));
    setAccessibleDescription(tr("A dot that moves while the UI thread is free; a freeze leaves a red bar"));
    m_timer.setInterval(16);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Pulse::beat);
}

void Pulse::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_timer.start();
}

// Not being seen is no freeze: the track starts anew.
void Pulse::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_timer.stop();
    m_track = PulseTrack(slotCount, period, threshold);
}

void Pulse::beat()
{
    const QRectF left = dot();
    const int from = m_track.current();
    m_track.beat(m_clock.now());
    update(left.united(QRectF(rectOf(from, m_track.current()))).toAlignedRect());
    update(dot().toAlignedRect());
}

// The slots from one to the other, all of them when the dot went past the end.
QRect Pulse::rectOf(int from, int to) const
{
    if (to < from)
        return rect();
    return slotRect(from, height()).united(slotRect(to, height())).toAlignedRect();
}

QRectF Pulse::dot() const
{
    const double x = dotSize / 2 + m_track.position() * (width() - dotSize);
    return QRectF(x - dotSize / 2, (height() - dotSize) / 2, dotSize, dotSize);
}

QRectF Pulse::slotRect(int i, double height) const
{
    const double pitch = (width() - dotSize) / slotCount;
    return QRectF(dotSize / 2 + i * pitch, (this->height() - height) / 2, pitch, height);
}

void Pulse::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    paintTicks(&painter);
    paintHoles(&painter);
    painter.setBrush(of(Role::Accent));
    painter.drawEllipse(dot());
}

// Those ahead of the dot are a round old.
void Pulse::paintTicks(QPainter *painter) const
{
    for (int i = 0; i < slotCount; ++i) {
        if (m_track.slot(i) != PulseTrack::Slot::Tick)
            continue;
        QRectF tick = slotRect(i, tickHeight);
        tick.setWidth(qMin(1.5, tick.width() / 2));
        painter->fillRect(tick, of(Role::Accent, i <= m_track.current() ? .75 : .28));
    }
}

void Pulse::paintHoles(QPainter *painter) const
{
    painter->setBrush(of(Role::Stall));
    for (int i = 0; i < slotCount; ++i) {
        const int first = i;
        while (i < slotCount && m_track.slot(i) == PulseTrack::Slot::Hole)
            ++i;
        if (i > first)
            painter->drawRoundedRect(slotRect(first, barHeight).united(slotRect(i - 1, barHeight)), 1.5, 1.5);
    }
}

} // namespace thaw::vital_signs
