// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/focus_ring.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>

namespace thaw::theme {

namespace {

bool wantsRing(const QWidget *widget)
{
    if (!widget || widget->isWindow() || qobject_cast<const QMenu *>(widget))
        return false;
    return qobject_cast<const QLineEdit *>(widget)
        || widget->window()->testAttribute(Qt::WA_KeyboardFocusChange);
}

} // namespace

FocusRing::FocusRing(QObject *parent)
    : QObject(parent)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { moveTo(now); });
}

void FocusRing::moveTo(QWidget *now)
{
    if (!wantsRing(now)) {
        if (m_frame)
            m_frame->setWidget(nullptr);
        return;
    }
    // The frame lives among the widget's siblings and may have died with them.
    if (!m_frame)
        m_frame = new QFocusFrame(now->window());
    m_frame->setWidget(now);
}

} // namespace thaw::theme
