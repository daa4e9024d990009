// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vital_signs/vital_signs.h"

#include "monitor/loop_monitor.h"
#include "recording/recorder.h"
#include "theme/format_figure.h"
#include "theme/kind.h"
#include "theme/metrics.h"
#include "vital_signs/pulse.h"
#include "vital_signs/vital_figure.h"

#include <QLabel>
#include <QLineEdit>
#include <QSlider>

namespace thaw::vital_signs {

using theme::px;

namespace {

// Figures that change faster can't be read.
constexpr std::chrono::milliseconds refreshTurn(200);

// Where a column begins, from the left, or from the right edge where it is negative; px at 100 %.
struct Place {
    int left;
    int width;
};

enum ColumnId {
    PulseColumn,
    LagColumn,
    StallColumn,
    ThreadsColumn,
    FieldColumn,
    SliderColumn,
    ValueColumn,
    columnCount
};

constexpr Place widePlaces[columnCount] {
    { 16, 188 },
    { 224, 100 },
    { 328, 252 },
    { 592, 240 },
    { -552, 264 },
    { -264, 200 },
    { -56, 32 },
};
constexpr Place compactPlaces[columnCount] {
    { 16, 122 },
    { 152, 68 },
    { 228, 140 },
    { 388, 120 },
    { -344, 152 },
    { -176, 124 },
    { -48, 32 },
};
constexpr int leastField = 80;

constexpr int captionTop = 8;
constexpr int captionHeight = 16;
constexpr int contentMiddle = 36;

QWidget *named(QWidget *widget, const char *name)
{
    widget->setObjectName(QLatin1String(name));
    return widget;
}

} // namespace

VitalSigns::VitalSigns(
    const monitor::LoopMonitor &monitor, const recording::Recorder &recorder, QWidget *parent)
    : QFrame(parent)
    , m_monitor(monitor)
    , m_recorder(recorder)
    , m_since(m_clock.now())
    , m_pulse(new Pulse(m_clock, this))
    , m_lag(new VitalFigure(tr("Lag now"), this))
    , m_longestStall(new VitalFigure(tr("Longest stall"), this))
    , m_threads(new VitalFigure(tr("Threads"), this))
    , m_field(new QLineEdit(this))
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_sliderValue(new QLabel(this))
{
    named(this, "vitalSigns");
    named(m_lag, "vitalLag");
    named(m_longestStall, "vitalLongestStall");
    named(m_threads, "vitalThreads");
    named(m_field, "vitalField");
    named(m_slider, "vitalSlider");
    m_field->setAccessibleName(tr("Type here while it runs"));
    m_slider->setAccessibleName(tr("Drag me"));
    m_slider->setRange(0, 100);
    m_sliderValue->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(m_slider, &QSlider::valueChanged, m_sliderValue, qOverload<int>(&QLabel::setNum));
    m_slider->setValue(62);
    for (QWidget *content : std::initializer_list<QWidget *> {
             m_pulse, m_lag, m_longestStall, m_threads, m_field, m_slider, m_sliderValue }) {
        auto *caption = new QLabel(content->accessibleName(), this);
        theme::setKind(caption, theme::Kind::Label);
        m_columns.append({ caption, content });
    }
    m_refresh.setInterval(refreshTurn);
    connect(&m_refresh, &QTimer::timeout, this, &VitalSigns::refresh);
    setFixedHeight(px(theme::metrics::strip));
    setCompact(false);
}

void VitalSigns::setCompact(bool compact)
{
    m_compact = compact;
    m_columns[FieldColumn].caption->setText(compact ? tr("Type here") : tr("Type here while it runs"));
    refresh();
    lay();
}

void VitalSigns::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    lay();
}

// Fixed columns, so that nothing moves as figures change.
void VitalSigns::lay()
{
    const Place *places = m_compact ? compactPlaces : widePlaces;
    const auto leftOf = [&](int i) { return px(places[i].left) + (places[i].left < 0 ? width() : 0); };
    for (int i = 0; i < columnCount; ++i)
        place(i, leftOf(i), px(places[i].width));
    // Where the text is large or the window small, the field gives way, then the slider.
    const int free = leftOf(ThreadsColumn) + px(places[ThreadsColumn].width);
    const bool hasSlider = leftOf(SliderColumn) - free >= px(leastField);
    for (const ColumnId i : { SliderColumn, ValueColumn })
        m_columns[i].content->setVisible(hasSlider);
    m_columns[SliderColumn].caption->setVisible(hasSlider);
    const int end
        = hasSlider ? leftOf(FieldColumn) + px(places[FieldColumn].width) : width() - theme::metrics::unit;
    const int begin = qMax(leftOf(FieldColumn), free);
    place(FieldColumn, begin, qMax(px(leastField) / 2, end - begin));
}

void VitalSigns::place(int column, int left, int width)
{
    QWidget *content = m_columns[column].content;
    const int height = column == PulseColumn ? px(14) : px(24);
    m_columns[column].caption->setGeometry(left, px(captionTop), width, px(captionHeight));
    content->setGeometry(left, px(contentMiddle) - height / 2, width, height);
}

void VitalSigns::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    refresh();
    m_refresh.start();
}

void VitalSigns::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    m_refresh.stop();
}

void VitalSigns::refresh()
{
    showLag();
    showLongestStall();
    showThreads();
}

// The greatest since the last look, so that nothing slips between two.
void VitalSigns::showLag()
{
    const base::TimePoint now = m_clock.now();
    const recording::Columns recent = m_recorder.lagColumns(now - refreshTurn, now, 1);
    double lag_ms = base::toMs(m_monitor.lagNow());
    for (const recording::Column &column : recent.values)
        lag_ms = column.count ? std::max(lag_ms, double(column.max)) : lag_ms;
    m_lag->show({ theme::formatMs(lag_ms), tr("ms"), false });
}

void VitalSigns::showLongestStall()
{
    const auto longest = m_recorder.longestStallSince(m_since);
    if (!longest.found)
        return m_longestStall->show({ tr("none"), {}, false });
    const QString figure = theme::formatFigure(base::toMs(longest.value.length()));
    const QString age = theme::formatAge(m_clock.now() - longest.value.end);
    m_longestStall->show({ figure, m_compact ? tr("ms") : tr("ms, %1").arg(age), true });
}

void VitalSigns::showThreads()
{
    const auto threads = m_recorder.latestThreads();
    if (!threads.found)
        return m_threads->show({ theme::formatFigure(qQNaN()), {}, false });
    const QString own = theme::formatFigure(threads.value.own);
    const QString words = m_compact ? tr("+ %1").arg(own) : tr("demo  +  %1 Thaw's own").arg(own);
    m_threads->show({ theme::formatFigure(threads.value.demo()), words, false });
}

} // namespace thaw::vital_signs
