// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/page_frame.h"

#include "gallery/elided_label.h"
#include "theme/icon.h"
#include "theme/kind.h"
#include "theme/metrics.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace thaw::window {

namespace metrics = theme::metrics;

PageFrame::PageFrame(
    const gallery::Page &page, const gallery::PageContext &context, bool hasNeighbours, QWidget *parent)
    : QScrollArea(parent)
    , m_column(nullptr)
    , m_view(nullptr)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus); // its content is what Tab goes to
    auto *content = new QWidget(this);
    m_column = new QVBoxLayout(content);
    m_column->setSpacing(metrics::unit);
    m_view = page.make(context, content);
    m_column->addWidget(makeHeader(page, hasNeighbours));
    m_column->addWidget(m_view, 1);
    setWidget(content);
    setCompact(false);
}

void PageFrame::setCompact(bool compact)
{
    const int margin = compact ? metrics::pageMarginCompact : metrics::pageMargin;
    const int above = compact ? metrics::unit : metrics::sectionGap;
    m_column->setContentsMargins(margin, above, margin, metrics::unit);
    m_column->setSpacing(compact ? metrics::half : metrics::unit);
    m_view->setCompact(compact);
}

QWidget *PageFrame::makeHeader(const gallery::Page &page, bool hasNeighbours)
{
    auto *header = new QWidget(m_view->parentWidget());
    auto *title = new QLabel(QCoreApplication::translate("pages", page.title), header);
    theme::setKind(title, theme::Kind::PageTitle);
    auto *lesson = new gallery::ElidedLabel(QCoreApplication::translate("pages", page.lesson), header);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(metrics::half);
    texts->addWidget(title);
    texts->addWidget(lesson);

    auto *row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(metrics::half);
    row->addLayout(texts, 1);
    if (hasNeighbours) {
        row->addWidget(makeStep(-1, QStringLiteral("previous"), tr("Previous page")));
        row->addWidget(makeStep(1, QStringLiteral("next"), tr("Next page")));
    }
    return header;
}

QWidget *PageFrame::makeStep(int by, const QString &icon, const QString &name)
{
    auto *button = new QPushButton(this);
    button->setIcon(theme::icon(icon));
    button->setAccessibleName(name);
    button->setToolTip(name);
    theme::setKind(button, theme::Kind::Flat);
    connect(button, &QPushButton::clicked, this, [this, by] { Q_EMIT stepWanted(by); });
    return button;
}

} // namespace thaw::window
