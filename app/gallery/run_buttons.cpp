// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/run_buttons.h"

#include "gallery/elided_label.h"
#include "theme/kind.h"
#include "theme/metrics.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace thaw::gallery {

RunButtons::RunButtons(QWidget *parent)
    : QWidget(parent)
    , m_progress(new ElidedLabel(this))
    , m_run(new QPushButton(tr("&Run"), this))
    , m_cancel(new QPushButton(tr("&Cancel"), this))
{
    m_progress->setObjectName(QStringLiteral("progress"));
    m_progress->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_run->setObjectName(QStringLiteral("run"));
    m_run->setToolTip(tr("Run (Ctrl+R)"));
    theme::setKind(m_run, theme::Kind::Primary);
    m_cancel->setObjectName(QStringLiteral("cancel"));
    m_cancel->setToolTip(tr("Cancel (Esc)"));
    connect(m_run, &QPushButton::clicked, this, &RunButtons::runClicked);
    connect(m_cancel, &QPushButton::clicked, this, &RunButtons::cancelClicked);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme::metrics::buttonGap);
    row->addWidget(m_progress, 1);
    row->addSpacing(theme::metrics::unit);
    for (QPushButton *button : { m_run, m_cancel }) {
        button->setMinimumWidth(theme::px(76));
        row->addWidget(button, 0, Qt::AlignBottom);
    }
    setRunning({});
}

void RunButtons::setRunning(const QString &what)
{
    const bool running = !what.isEmpty();
    m_progress->setText(what);
    m_run->setEnabled(!running);
    m_cancel->setEnabled(running);
}

} // namespace thaw::gallery
