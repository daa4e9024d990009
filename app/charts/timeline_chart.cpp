// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/timeline_chart.h"

#include "charts/chart_layers.h"
#include "theme/metrics.h"
#include "theme/theme.h"

#include <QChart>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QPainter>

namespace thaw::charts {

using theme::Theme;

namespace {

// Samples and stalls reach the recorder a little after they happened.
constexpr base::Duration settling = std::chrono::seconds(2);
constexpr base::Duration settlingTurn = std::chrono::milliseconds(100);
constexpr base::Duration descriptionTurn = std::chrono::seconds(1);

// The span moved back onto whole columns of absolute time: as it moves on, a sample stays in
// its column, and there is nothing to paint before the next column has begun.
TimeWindow::Span onColumns(TimeWindow::Span span, int columns)
{
    const base::Duration width = span.length() / columns;
    const base::TimePoint end { span.end.time_since_epoch() / width * width };
    return { end - columns * width, end };
}

} // namespace

TimelineChart::TimelineChart(ChartSetup setup, TimeWindow &window, QWidget *parent)
    : QChartView(parent)
    , m_setup(std::move(setup))
    , m_window(window)
    , m_layers(std::make_unique<ChartLayers>(m_setup))
{
    const std::unique_ptr<QChart> qtsOwn(chart()); // setChart() leaves it to the caller
    setChart(m_layers->chart());
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing, false);
    setViewportUpdateMode(QGraphicsView::MinimalViewportUpdate);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(theme::px(160), theme::px(104));
    setAccessibleName(m_setup.title);
    setToolTip(tr("+ and − zoom, the arrows move, 0 or a double click shows the last 60 s"));
    connect(&window, &TimeWindow::changed, this, &TimelineChart::touch);
    connect(&Theme::instance(), &Theme::changed, this, &TimelineChart::showScheme);
    showScheme();
}

TimelineChart::~TimelineChart() = default;

QSize TimelineChart::sizeHint() const
{
    return QSize(theme::px(480), theme::px(200));
}

void TimelineChart::setRuns(QList<RunMark> runs)
{
    m_runs = std::move(runs);
    touch();
}

void TimelineChart::touch()
{
    m_touched = true;
    m_touchedAt = m_window.clock().now();
}

bool TimelineChart::mayBeTheSame(TimeWindow::Span span) const
{
    if (m_touched)
        return false;
    if (m_window.isFollowing())
        return span.end == m_shownUntil;
    const base::TimePoint now = m_window.clock().now();
    const bool settled = now > std::max(span.end, m_touchedAt) + settling;
    return settled || now < m_shownAt + settlingTurn;
}

bool TimelineChart::refresh()
{
    const int columns = qRound(m_layers->layout().plot.width() * devicePixelRatioF());
    if (columns < 1)
        return false;
    const TimeWindow::Span span = onColumns(m_window.span(), columns);
    if (mayBeTheSame(span))
        return false;
    m_touched = false;
    m_shownUntil = span.end;
    m_shownAt = m_window.clock().now();
    m_layers->show(frameNow(columns));
    if (m_shownAt >= m_describedAt + descriptionTurn)
        describe();
    return true;
}

ChartFrame TimelineChart::frameNow(int columns) const
{
    const TimeWindow::Span span = onColumns(m_window.span(), columns);
    ChartFrame made = frame(span, columns);
    made.begin = span.begin;
    made.end = span.end;
    // Not the span's own length, which is rounded to columns: the axis stands still.
    const double length_s = base::toSeconds(m_window.span().length());
    made.begin_s = m_window.isFollowing() ? -length_s : 0;
    made.end_s = made.begin_s + length_s;
    made.marks = m_runs;
    return made;
}

void TimelineChart::describe()
{
    m_describedAt = m_shownAt;
    setAccessibleDescription(summary());
}

void TimelineChart::showScheme()
{
    m_layers->setScheme(Theme::instance().scheme());
    setBackgroundBrush(Theme::instance().colour(theme::Role::Page));
}

void TimelineChart::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    m_layers->resize(viewport()->size());
    touch();
    refresh();
}

void TimelineChart::mouseDoubleClickEvent(QMouseEvent *)
{
    m_window.follow();
}

// The page scrolls, not the chart.
void TimelineChart::wheelEvent(QWheelEvent *event)
{
    event->ignore();
}

void TimelineChart::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return m_window.zoomIn();
    case Qt::Key_Minus:
        return m_window.zoomOut();
    case Qt::Key_Left:
        return m_window.move(-1);
    case Qt::Key_Right:
        return m_window.move(1);
    case Qt::Key_0:
        return m_window.follow();
    default:
        event->ignore();
    }
}

} // namespace thaw::charts
