// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/message_line.h"

#include "gallery/elided_label.h"
#include "theme/icon.h"
#include "theme/kind.h"
#include "theme/metrics.h"
#include "theme/theme.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace thaw::gallery {

MessageLine::MessageLine(const QString &noteName, const QString &errorName, QWidget *parent)
    : QWidget(parent)
    , m_note(new ElidedLabel(this))
    , m_icon(new QLabel(this))
    , m_error(new ElidedLabel(this))
    , m_again(new QPushButton(tr("&Try again"), this))
{
    m_note->setObjectName(noteName);
    m_error->setObjectName(errorName);
    m_again->setObjectName(errorName + QLatin1String(".again"));
    theme::setKind(m_again, theme::Kind::Link);
    connect(m_again, &QPushButton::clicked, this, &MessageLine::againWanted);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme::metrics::unit);
    row->addWidget(m_icon);
    row->addWidget(m_note, 1);
    row->addWidget(m_error, 1);
    row->addWidget(m_again);
    setFixedHeight(theme::px(24)); // nothing moves when a note makes way for a problem

    const auto paintStop = [this] {
        m_icon->setPixmap(
            theme::icon(QStringLiteral("stop"), theme::Role::Title).pixmap(theme::px(theme::metrics::icon)));
    };
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, paintStop);
    paintStop();
    clear();
}

void MessageLine::showNote(const QString &text)
{
    m_note->setText(text);
    m_note->show();
    for (QWidget *part :
        { static_cast<QWidget *>(m_icon), static_cast<QWidget *>(m_error), static_cast<QWidget *>(m_again) })
        part->hide();
}

void MessageLine::showProblem(const base::Problem &problem)
{
    base::Problem withoutRemedy = problem;
    withoutRemedy.remedy.clear();
    m_error->setStrong(withoutRemedy.message().size());
    m_error->setText(problem.message());
    m_note->hide();
    for (QWidget *part :
        { static_cast<QWidget *>(m_icon), static_cast<QWidget *>(m_error), static_cast<QWidget *>(m_again) })
        part->show();
}

} // namespace thaw::gallery
