// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/outcome_text.h"

#include "theme/format_figure.h"

#include <QCoreApplication>

namespace thaw::gallery {

namespace {

QString cancelledText(const measure::Run &run)
{
    if (run.samples_ms.empty())
        return QCoreApplication::translate("OutcomeText", "%1 was cancelled before it began.")
            .arg(run.variant);
    return QCoreApplication::translate("OutcomeText", "%1 was cancelled after %2.")
        .arg(run.variant, theme::withUnit(theme::formatFigure(run.samples_ms.front()), QStringLiteral("ms")));
}

} // namespace

QString outcomeText(const measure::Run &run)
{
    if (run.problem)
        return cancelledText(run);
    return run.note;
}

} // namespace thaw::gallery
