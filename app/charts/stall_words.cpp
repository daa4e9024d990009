// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/stall_words.h"

#include "theme/format_figure.h"

#include <QCoreApplication>

namespace thaw::charts {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Chart", text);
}

} // namespace

QList<Threshold> lagThresholds()
{
    return { { 50, tr(QT_TRANSLATE_NOOP("Chart", "stall")), theme::Role::Stall },
        { 16, tr(QT_TRANSLATE_NOOP("Chart", "one frame")), theme::Role::Faint } };
}

Band bandOf(const monitor::Stall &stall)
{
    return { stall.begin, stall.end, lengthText(stall.length()), causeText(stall.verdict()) };
}

QString lengthText(base::Duration length)
{
    return theme::withUnit(theme::formatFigure(base::toMs(length)), tr(QT_TRANSLATE_NOOP("Chart", "ms")));
}

QString causeText(monitor::Verdict verdict)
{
    switch (verdict) {
    case monitor::Verdict::OnCpu:
        return tr(QT_TRANSLATE_NOOP("Chart", "on CPU"));
    case monitor::Verdict::WaitingForCpu:
        return tr(QT_TRANSLATE_NOOP("Chart", "waiting for a CPU"));
    case monitor::Verdict::Blocked:
        return tr(QT_TRANSLATE_NOOP("Chart", "blocked"));
    case monitor::Verdict::Unknown:
        break;
    }
    return {};
}

double greatestOf(const recording::Columns &columns)
{
    double greatest = 0;
    for (const recording::Column &column : columns.values) {
        if (column.count)
            greatest = std::max(greatest, double(column.max));
    }
    return greatest;
}

} // namespace thaw::charts
