// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/code_pane.h"

#include "gallery/code_view.h"
#include "gallery/embedded_source.h"
#include "gallery/run_verdict.h"
#include "gallery/verdict_mark.h"
#include "strategies/strategy_list.h"
#include "theme/format_figure.h"
#include "theme/icon.h"
#include "theme/kind.h"
#include "theme/metrics.h"
#include "theme/theme.h"
#include "workloads/workload_list.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>

namespace thaw::gallery {

namespace {

using theme::Role;

CodeView::Measured measuredOf(const measure::Run &run, bool compact)
{
    const bool froze = verdictOf(run) == RunVerdict::Froze;
    const QString words = compact
        ? (froze ? CodePane::tr("blocked") : CodePane::tr("free"))
        : (froze ? CodePane::tr("UI thread blocked") : CodePane::tr("UI thread free"));
    const QString time = run.samples_ms.empty()
        ? QString()
        : theme::withUnit(theme::formatFigure(run.samples_ms.front()), QStringLiteral("ms"));
    return { time, words, froze ? Role::Stall : Role::Ok };
}

} // namespace

CodePane::CodePane(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_strategies(new QComboBox(this))
    , m_where(new QLabel(this))
    , m_view(new CodeView(this))
{
    auto *frame = new QFrame(this);
    theme::setKind(frame, theme::Kind::Code);
    auto *inside = new QVBoxLayout(frame);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_view);
    m_view->setObjectName(name + QLatin1String(".code"));

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme::metrics::half);
    column->addWidget(makeHead(name));
    column->addWidget(frame, 1);
    connect(m_strategies, &QComboBox::currentTextChanged, this, [this](const QString &id) {
        showCode();
        Q_EMIT strategyChanged(id);
    });
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, &CodePane::showVerdict);
}

QString CodePane::strategy() const
{
    return m_strategies->currentText();
}

void CodePane::setStrategy(const QString &id)
{
    m_strategies->setCurrentText(id);
}

void CodePane::setWorkload(const QString &id)
{
    m_workload = id;
    showCode();
}

void CodePane::setLastRun(const std::optional<measure::Run> &run)
{
    m_run = run;
    showVerdict();
}

void CodePane::setCompact(bool compact)
{
    m_compact = compact;
    m_view->setCompact(compact);
    showVerdict();
}

QWidget *CodePane::makeHead(const QString &name)
{
    m_strategies->setObjectName(name);
    m_strategies->setAccessibleName(tr("Strategy whose code is shown"));
    theme::setKind(m_strategies, theme::Kind::Flat);
    for (const strategies::Strategy &strategy : strategies::strategyList())
        m_strategies->addItem(strategy.id);
    theme::setKind(m_where, theme::Kind::Faint);
    m_icon->setFixedSize(theme::px(theme::metrics::icon), theme::px(theme::metrics::icon));
    m_icon->hide();

    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme::metrics::half);
    row->addWidget(m_icon);
    row->addWidget(m_strategies);
    // setFont() would be undone when the application's style sheet is applied.
    m_strategies->setStyleSheet(QStringLiteral("QComboBox { font-weight: 600; }"));
    row->addStretch(1);
    row->addWidget(m_where);
    return head;
}

void CodePane::showCode()
{
    const strategies::Strategy *strategy = strategies::findStrategy(m_strategies->currentText());
    const workloads::WorkloadKind *kind = workloads::findWorkload(m_workload);
    if (!strategy || !kind)
        return;
    const workloads::SourceRegion where = kind->source(strategy->form);
    m_where->setText(where.file + QLatin1String("  [") + where.region + u']');
    const auto code = codeOf(*strategy, *kind);
    m_view->setCode(
        code ? code.value() : SourceText { { QLatin1String("// ") + code.problem().message(), false } });
    m_view->setAccessibleName(tr("Code of %1").arg(strategy->id));
    Q_EMIT codeChanged();
}

void CodePane::showVerdict()
{
    m_icon->setVisible(m_run.has_value());
    m_view->setMeasured(m_run ? std::optional(measuredOf(*m_run, m_compact)) : std::nullopt);
    if (!m_run)
        return;
    const RunVerdict verdict = verdictOf(*m_run);
    const VerdictMark mark = markOf(verdict);
    m_icon->setPixmap(theme::icon(mark.icon, mark.role).pixmap(m_icon->size()));
    m_icon->setAccessibleName(verdictText(verdict, causeOf(*m_run)));
}

} // namespace thaw::gallery
