// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/segmented_control.h"

#include "theme/kind.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>

namespace thaw::gallery {

namespace {

const char *const idProperty = "segmentId";

} // namespace

SegmentedControl::SegmentedControl(QWidget *parent)
    : QFrame(parent)
    , m_row(new QHBoxLayout(this))
    , m_group(new QButtonGroup(this))
{
    theme::setKind(this, theme::Kind::Segments);
    m_row->setContentsMargins(2, 2, 2, 2);
    m_row->setSpacing(0);
    connect(m_group, &QButtonGroup::buttonToggled, this, [this](QAbstractButton *button, bool checked) {
        if (checked)
            Q_EMIT currentChanged(button->property(idProperty).toString());
    });
}

void SegmentedControl::add(const QString &id, const QString &text, const QString &explanation)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(objectName() + u'.' + id);
    button->setProperty(idProperty, id);
    button->setCheckable(true);
    button->setToolTip(explanation);
    button->setAccessibleDescription(explanation);
    theme::setKind(button, theme::Kind::Segment);
    m_row->addWidget(button);
    m_group->addButton(button);
    if (m_group->buttons().size() == 1)
        button->setChecked(true);
}

QString SegmentedControl::current() const
{
    const QAbstractButton *button = m_group->checkedButton();
    return button ? button->property(idProperty).toString() : QString();
}

void SegmentedControl::setCurrent(const QString &id)
{
    for (QAbstractButton *button : m_group->buttons()) {
        if (button->property(idProperty).toString() == id)
            button->setChecked(true);
    }
}

} // namespace thaw::gallery
