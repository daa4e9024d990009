// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/task_chooser.h"

#include "gallery/labelled.h"
#include "gallery/segmented_control.h"
#include "strategies/strategy_list.h"
#include "theme/metrics.h"
#include "workloads/workload_list.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>

namespace thaw::gallery {

TaskChooser::TaskChooser(QWidget *parent)
    : QWidget(parent)
    , m_workload(new QComboBox(this))
    , m_strategy(new SegmentedControl(this))
{
    m_workload->setObjectName(QStringLiteral("param.workload"));
    m_workload->setMinimumWidth(theme::px(128));
    for (const workloads::WorkloadKind &kind : workloads::workloadList()) {
        m_workload->addItem(kind.id);
        m_workload->setItemData(
            m_workload->count() - 1, QCoreApplication::translate("workloads", kind.title), Qt::ToolTipRole);
    }
    m_strategy->setObjectName(QStringLiteral("strategy"));
    for (const strategies::Strategy &strategy : strategies::strategyList())
        m_strategy->add(
            strategy.id, strategy.id, QCoreApplication::translate("strategies", strategy.summary));

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme::metrics::fieldGap);
    auto *workloadField = new QWidget(this);
    putUnderLabel(workloadField, tr("Workload"), m_workload);
    row->addWidget(workloadField);
    auto *strategyField = new QWidget(this);
    putUnderLabel(strategyField, tr("Strategy"), m_strategy);
    row->addWidget(strategyField);
    connect(m_workload, &QComboBox::currentTextChanged, this, &TaskChooser::workloadChanged);
    connect(m_strategy, &SegmentedControl::currentChanged, this, &TaskChooser::strategyChanged);
}

QString TaskChooser::workload() const
{
    return m_workload->currentText();
}

QString TaskChooser::strategy() const
{
    return m_strategy->current();
}

void TaskChooser::setStrategy(const QString &id)
{
    m_strategy->setCurrent(id);
}

} // namespace thaw::gallery
