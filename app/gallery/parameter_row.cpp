// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/parameter_row.h"

#include "theme/metrics.h"
#include "workloads/workload_list.h"

#include <QAbstractButton>
#include <QGridLayout>

namespace thaw::gallery {

namespace {

constexpr int gap = theme::metrics::fieldGap;

// What the progress text should have at least.
int progressWidth()
{
    return theme::px(160);
}

} // namespace

ParameterRow::ParameterRow(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_chooser(new TaskChooser(this))
    , m_fields(new ParameterFields(this))
    , m_buttons(new RunButtons(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(gap);
    m_grid->setVerticalSpacing(theme::metrics::unit);
    connect(m_chooser, &TaskChooser::strategyChanged, this, &ParameterRow::strategyChanged);
    connect(m_chooser, &TaskChooser::workloadChanged, this, [this](const QString &id) {
        showFields();
        Q_EMIT workloadChanged(id);
    });
    connect(m_buttons, &RunButtons::runClicked, this, &ParameterRow::runClicked);
    connect(m_buttons, &RunButtons::cancelClicked, this, &ParameterRow::cancelClicked);
    showFields();
}

base::Outcome<measure::ParameterValues> ParameterRow::values() const
{
    auto values = m_fields->values();
    if (values)
        values.value().insert(QStringLiteral("workload"), workload());
    return values;
}

void ParameterRow::set(const QString &strategy, const QMap<QString, QString> &texts)
{
    m_chooser->setStrategy(strategy);
    m_fields->setDefaults();
    for (auto text = texts.begin(); text != texts.end(); ++text)
        m_fields->setText(text.key(), text.value());
}

QSize ParameterRow::minimumSizeHint() const
{
    const int second = m_fields->sizeHint().width() + gap + m_buttons->minimumSizeHint().width();
    return { qMax(m_chooser->sizeHint().width(), second), QWidget::minimumSizeHint().height() };
}

void ParameterRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange(width() >= widthOfOneRow());
}

void ParameterRow::showFields()
{
    if (const workloads::WorkloadKind *kind = workloads::findWorkload(workload()))
        m_fields->setSpecs(kind->parameters);
    orderTabs();
    arrange(width() >= widthOfOneRow());
}

// New fields come last of all; Tab should go from the strategies to them, and on to Run.
void ParameterRow::orderTabs()
{
    QWidget *last = m_chooser->findChildren<QAbstractButton *>().last();
    for (QWidget *control : m_fields->controls()) {
        setTabOrder(last, control);
        last = control;
    }
}

// Column 0: chooser and numbers on one row, else only one of them.
void ParameterRow::arrange(bool onOneRow)
{
    for (QWidget *part : { static_cast<QWidget *>(m_chooser), static_cast<QWidget *>(m_fields),
             static_cast<QWidget *>(m_buttons) })
        m_grid->removeWidget(part);
    const Qt::Alignment left = Qt::AlignLeft | Qt::AlignBottom;
    if (onOneRow) {
        m_grid->addWidget(m_chooser, 0, 0, left);
        m_grid->addWidget(m_fields, 0, 1, left);
        m_grid->addWidget(m_buttons, 0, 2, Qt::AlignBottom);
    } else {
        m_grid->addWidget(m_chooser, 0, 0, 1, 3, left);
        m_grid->addWidget(m_fields, 1, 0, 1, 2, left);
        m_grid->addWidget(m_buttons, 1, 2, Qt::AlignBottom);
    }
    m_grid->setColumnStretch(2, 1);
}

int ParameterRow::widthOfOneRow() const
{
    return m_chooser->sizeHint().width() + gap + m_fields->sizeHint().width() + gap + progressWidth()
        + m_buttons->minimumSizeHint().width();
}

} // namespace thaw::gallery
