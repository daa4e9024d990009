// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/freeze_thaw_page.h"

#include "gallery/freeze_thaw_view.h"

namespace thaw::gallery {

namespace {

PageView *makeView(const PageContext &context, QWidget *parent)
{
    return new FreezeThawView(context, parent);
}

} // namespace

Page freezeThawPage()
{
    return {
        QStringLiteral("freeze-thaw"),
        QT_TRANSLATE_NOOP("pages", "Freeze & thaw"),
        QT_TRANSLATE_NOOP("pages", "Demos"),
        QStringLiteral("pulse"),
        QT_TRANSLATE_NOOP("pages",
            "One blocking call stops repainting, input and timers. Awaited with co_await it takes just as "
            "long, but the thread is free meanwhile."),
        makeView,
    };
}

} // namespace thaw::gallery
