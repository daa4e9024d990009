// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/code_comparison.h"

#include "gallery/code_pane.h"
#include "gallery/code_view.h"
#include "strategies/strategy_list.h"
#include "theme/metrics.h"

#include <QHBoxLayout>
#include <QScopedValueRollback>
#include <QScrollBar>

namespace thaw::gallery {

namespace {

constexpr int fewestLines = 6; // round the line that waits, in small windows
constexpr int mostLines = 10;

} // namespace

CodeComparison::CodeComparison(QWidget *parent)
    : QWidget(parent)
    , m_left(new CodePane(QStringLiteral("codeLeft"), this))
    , m_right(new CodePane(QStringLiteral("codeRight"), this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme::metrics::fieldGap);
    for (CodePane *pane : { m_left, m_right }) {
        row->addWidget(pane, 1);
        connect(pane, &CodePane::strategyChanged, this, [this, pane] { showRun(pane); });
        connect(pane, &CodePane::codeChanged, this, &CodeComparison::settleHeight);
        // With other code, or in a view of another size; once QTextEdit has settled both.
        connect(pane->view()->verticalScrollBar(), &QScrollBar::rangeChanged, this, &CodeComparison::rest,
            Qt::QueuedConnection);
    }
    m_left->setStrategy(strategies::strategyList().first().id);
    m_right->setStrategy(strategies::strategyList().last().id);
    scrollTogether(m_left, m_right);
    scrollTogether(m_right, m_left);
}

void CodeComparison::setWorkload(const QString &id)
{
    if (m_workload != id)
        m_lastRuns.clear();
    m_workload = id;
    for (CodePane *pane : { m_left, m_right }) {
        pane->setWorkload(id);
        showRun(pane);
    }
}

void CodeComparison::showStrategy(const QString &strategy)
{
    if (m_left->strategy() != strategy)
        m_right->setStrategy(strategy);
}

void CodeComparison::setRun(const measure::Run &run)
{
    m_lastRuns.insert(run.variant, run);
    showRun(m_left);
    showRun(m_right);
}

void CodeComparison::setCompact(bool compact)
{
    m_compact = compact;
    m_left->setCompact(compact);
    m_right->setCompact(compact);
    settleHeight();
}

// The waiting lines of both stand level when at rest, and both move by the same from there.
void CodeComparison::scrollTogether(CodePane *leader, CodePane *follower)
{
    connect(leader->view()->verticalScrollBar(), &QScrollBar::valueChanged, this,
        [this, leader, follower](int value) {
            if (m_following)
                return;
            const QScopedValueRollback following(m_following, true);
            const int moved = value - leader->view()->restingPosition();
            follower->view()->verticalScrollBar()->setValue(follower->view()->restingPosition() + moved);
        });
}

void CodeComparison::showRun(CodePane *pane)
{
    const auto run = m_lastRuns.constFind(pane->strategy());
    pane->setLastRun(run == m_lastRuns.constEnd() ? std::nullopt : std::optional(*run));
}

void CodeComparison::settleHeight()
{
    const int needed = qMax(m_left->view()->lineCount(), m_right->view()->lineCount());
    const int lines = m_compact ? fewestLines : qBound(fewestLines, needed, mostLines);
    for (CodePane *pane : { m_left, m_right })
        pane->view()->setFixedHeight(pane->view()->heightFor(lines));
    rest();
}

void CodeComparison::rest()
{
    const QScopedValueRollback following(m_following, true);
    for (CodePane *pane : { m_left, m_right })
        pane->view()->verticalScrollBar()->setValue(pane->view()->restingPosition());
}

} // namespace thaw::gallery
