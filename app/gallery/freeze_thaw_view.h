// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/export_dialog.h"
#include "gallery/page.h"
#include "gallery/run_session.h"
#include "gallery/run_table_model.h"
#include "gallery/try_this.h"
#include "measure/lab.h"

#include <optional>

QT_BEGIN_NAMESPACE
class QVBoxLayout;
QT_END_NAMESPACE

namespace thaw::gallery {

class CodeComparison;
class MessageLine;
class ParameterRow;
class RunCharts;
class RunsSection;

// The page Freeze & thaw: puts its parts together and passes on what happens in one to the others.
// Lifetime: await leave() before destroying it.
class FreezeThawView : public PageView {
    Q_OBJECT

public:
    FreezeThawView(const PageContext &context, QWidget *parent);
    ~FreezeThawView() override;

    bool canRun() const override { return !m_session.isRunning(); }
    bool canCancel() const override { return m_session.isRunning(); }
    bool canExport() const override;
    void run() override;
    void cancel() override { m_session.cancel(); }
    void startExport() override;
    void setCompact(bool compact) override;
    tasks::Task<> leave() override;

private:
    void layOut();
    void connectParts();
    void showStarted(const QString &strategy);
    void showFinished(const measure::Run &run);
    void showOutcome(const measure::Run &run);
    void showStrategy(const QString &id);
    void showAbilities();
    void tryOut(const Suggestion &suggestion);
    measure::Result result() const;
    void exportTo(const ExportChoice &choice);
    tasks::Task<> exportTask(ExportChoice choice);

    PageContext m_context;
    RunTableModel m_runs;
    std::optional<ExportChoice> m_lastExport;
    bool m_exporting = false;

    QVBoxLayout *m_column;
    ParameterRow *m_parameters;
    TryThis *m_tryThis;
    MessageLine *m_outcome;
    CodeComparison *m_code;
    RunCharts *m_charts;
    RunsSection *m_table;

    // Last: their tasks use the rest.
    RunSession m_session;
    tasks::TaskScope m_exports;
};

} // namespace thaw::gallery
