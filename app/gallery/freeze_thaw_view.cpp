// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/freeze_thaw_view.h"

#include "experiments/experiment_list.h"
#include "gallery/code_comparison.h"
#include "gallery/export_job.h"
#include "gallery/message_line.h"
#include "gallery/outcome_text.h"
#include "gallery/parameter_row.h"
#include "gallery/run_charts.h"
#include "gallery/runs_section.h"
#include "results/format_list.h"
#include "strategies/strategy_list.h"
#include "theme/metrics.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QVBoxLayout>

#include <algorithm>

namespace thaw::gallery {

namespace metrics = theme::metrics;

namespace {

QString writtenText(const QString &folder, const QStringList &paths)
{
    QStringList names;
    for (const QString &path : paths)
        names.append(QFileInfo(path).fileName());
    return FreezeThawView::tr("Written to %1: %2")
        .arg(QDir::toNativeSeparators(folder), names.join(QLatin1String(", ")));
}

} // namespace

FreezeThawView::FreezeThawView(const PageContext &context, QWidget *parent)
    : PageView(parent)
    , m_context(context)
    , m_column(new QVBoxLayout(this))
    , m_parameters(new ParameterRow(this))
    , m_tryThis(new TryThis(this))
    , m_outcome(new MessageLine(QStringLiteral("outcome"), QStringLiteral("error"), this))
    , m_code(new CodeComparison(this))
    , m_charts(new RunCharts(context.lab.recorder(), this))
    , m_table(new RunsSection(m_runs, this))
    , m_session(context.lab, context.quit)
    , m_exports(context.lab.home())
{
    layOut();
    connectParts();
    m_code->setWorkload(m_parameters->workload());
    showStrategy(m_parameters->strategy());
    showAbilities();
}

FreezeThawView::~FreezeThawView() = default;

void FreezeThawView::layOut()
{
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_parameters);
    m_column->addWidget(m_tryThis);
    m_column->addWidget(m_outcome);
    m_column->addWidget(m_code);
    m_column->addWidget(m_charts, 10);
    m_column->addWidget(m_table, 11);
}

void FreezeThawView::connectParts()
{
    connect(m_parameters, &ParameterRow::runClicked, this, &FreezeThawView::run);
    connect(m_parameters, &ParameterRow::cancelClicked, this, &FreezeThawView::cancel);
    connect(m_parameters, &ParameterRow::strategyChanged, this, &FreezeThawView::showStrategy);
    connect(m_parameters, &ParameterRow::workloadChanged, m_code, &CodeComparison::setWorkload);
    connect(m_tryThis, &TryThis::chosen, this, &FreezeThawView::tryOut);
    connect(m_outcome, &MessageLine::againWanted, this, &FreezeThawView::run);
    connect(m_table, &RunsSection::runWanted, this, &FreezeThawView::run);
    connect(m_table, &RunsSection::exportWanted, this, &FreezeThawView::startExport);
    connect(m_table, &RunsSection::exportAgainWanted, this, [this] { exportTo(*m_lastExport); });
    connect(m_table, &RunsSection::runChosen, this,
        [this](int row) { m_charts->zoomTo(m_runs.runs()[m_runs.rowCount() - 1 - row]); });
    connect(&m_session, &RunSession::started, this, &FreezeThawView::showStarted);
    connect(&m_session, &RunSession::aboutToMeasure, m_parameters, qOverload<>(&QWidget::repaint));
    connect(&m_session, &RunSession::outcome, m_outcome, &MessageLine::showNote);
    connect(&m_session, &RunSession::finished, this, &FreezeThawView::showFinished);
}

bool FreezeThawView::canExport() const
{
    return !m_exporting && m_runs.rowCount() > 0;
}

void FreezeThawView::run()
{
    if (!canRun())
        return;
    const auto values = m_parameters->values();
    if (values)
        m_session.start(m_parameters->strategy(), values.value());
    else
        m_outcome->showProblem(values.problem());
}

void FreezeThawView::setCompact(bool compact)
{
    m_tryThis->setVisible(!compact);
    m_code->setCompact(compact);
    m_table->setCompact(compact);
    m_column->setSpacing(compact ? metrics::half : metrics::unit);
    const int apart = compact ? metrics::half : metrics::fieldGap;
    m_code->setContentsMargins(0, 0, 0, apart);
    m_charts->setContentsMargins(0, 0, 0, compact ? 0 : metrics::half);
}

tasks::Task<> FreezeThawView::leave()
{
    m_session.cancel();
    m_exports.cancel();
    co_await m_session.ended();
    co_await m_exports.join();
}

void FreezeThawView::showStarted(const QString &strategy)
{
    m_outcome->clear();
    m_charts->follow();
    m_parameters->setRunning(tr("Running %1…").arg(strategy));
    showAbilities();
}

void FreezeThawView::showFinished(const measure::Run &run)
{
    m_parameters->setRunning({});
    m_runs.add(run);
    m_charts->addRun(run, m_runs.rowCount());
    m_code->setRun(run);
    showOutcome(run);
    showAbilities();
}

void FreezeThawView::showOutcome(const measure::Run &run)
{
    if (run.problem && run.problem->kind != base::Problem::Kind::Interrupted)
        m_outcome->showProblem(*run.problem);
    else
        m_outcome->showNote(outcomeText(run));
}

void FreezeThawView::showStrategy(const QString &id)
{
    m_code->showStrategy(id);
    const strategies::Strategy *strategy = strategies::findStrategy(id);
    if (strategy && canRun())
        m_outcome->showNote(QCoreApplication::translate("strategies", strategy->summary));
}

void FreezeThawView::showAbilities()
{
    m_table->setCanRun(canRun());
    m_table->setCanExport(canExport());
    Q_EMIT abilitiesChanged();
}

void FreezeThawView::tryOut(const Suggestion &suggestion)
{
    m_parameters->set(suggestion.strategy, suggestion.parameters);
}

measure::Result FreezeThawView::result() const
{
    measure::Result result;
    result.id = QStringLiteral("freeze");
    result.title = QCoreApplication::translate(
        "experiments", experiments::findExperiment(QStringLiteral("strategies"))->title());
    result.runs = m_runs.runs();
    result.complete = std::all_of(
        result.runs.begin(), result.runs.end(), [](const measure::Run &run) { return run.complete; });
    return result;
}

void FreezeThawView::startExport()
{
    if (!canExport())
        return;
    auto *dialog = new ExportDialog(results::availableFormats(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ExportDialog::chosen, this, &FreezeThawView::exportTo);
    dialog->open();
}

void FreezeThawView::exportTo(const ExportChoice &choice)
{
    if (!canExport())
        return;
    m_lastExport = choice;
    m_exporting = true;
    showAbilities();
    m_table->exportMessage().showNote(tr("Exporting…"));
    m_exports.spawn(exportTask(choice));
}

tasks::Task<> FreezeThawView::exportTask(ExportChoice choice)
{
    measure::Result all = result();
    base::Outcome<QStringList> written = QStringList();
    try {
        written = co_await exportResult(std::move(all), choice, m_context.lab.home(), m_exports.stopToken());
    } catch (const std::exception &error) {
        written = base::Problem { base::Problem::Kind::Failed, tr("the export"),
            QString::fromLocal8Bit(error.what()), {} };
    }
    m_exporting = false;
    if (written)
        m_table->exportMessage().showNote(writtenText(choice.folder, *written));
    else
        m_table->exportMessage().showProblem(written.problem());
    showAbilities();
}

} // namespace thaw::gallery
