// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/loop_probe.h"

#include "monitor/qt_crossing.h"

#include <QCoreApplication>
#include <QEvent>

#include <utility>

namespace thaw::monitor {

LoopProbe::LoopProbe(std::function<void()> handled)
    : m_handled(std::move(handled))
{
}

void LoopProbe::post()
{
    auto *const event = new QEvent(QEvent::User);
    // Hands the event's memory over to the watched thread, which frees it.
    releaseThroughQt(this);
    QCoreApplication::postEvent(this, event);
}

bool LoopProbe::event(QEvent *event)
{
    acquireThroughQt(this);
    if (event->type() != QEvent::User)
        return QObject::event(event);
    m_handled();
    return true;
}

} // namespace thaw::monitor
