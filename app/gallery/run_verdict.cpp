// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/run_verdict.h"

#include <QCoreApplication>

#include <algorithm>

namespace thaw::gallery {

namespace {

QString causeText(monitor::Verdict cause)
{
    switch (cause) {
    case monitor::Verdict::Blocked:
        return QCoreApplication::translate("RunVerdict", "froze · blocked");
    case monitor::Verdict::OnCpu:
        return QCoreApplication::translate("RunVerdict", "froze · on CPU");
    case monitor::Verdict::WaitingForCpu:
        return QCoreApplication::translate("RunVerdict", "froze · no CPU free");
    case monitor::Verdict::Unknown:
        break;
    }
    return QCoreApplication::translate("RunVerdict", "froze");
}

} // namespace

RunVerdict verdictOf(const measure::Run &run)
{
    if (run.counter(QStringLiteral("stalls_over_50ms")) > 0)
        return RunVerdict::Froze;
    if (!run.problem)
        return RunVerdict::StayedLive;
    return run.problem->kind == base::Problem::Kind::Interrupted ? RunVerdict::Stopped : RunVerdict::Failed;
}

monitor::Verdict causeOf(const measure::Run &run)
{
    const auto &stalls = run.recording.stalls;
    const auto longest = std::max_element(
        stalls.begin(), stalls.end(), [](const auto &a, const auto &b) { return a.length() < b.length(); });
    return longest == stalls.end() ? monitor::Verdict::Unknown : longest->verdict();
}

QString verdictText(RunVerdict verdict, monitor::Verdict cause)
{
    switch (verdict) {
    case RunVerdict::StayedLive:
        return QCoreApplication::translate("RunVerdict", "stayed live");
    case RunVerdict::Froze:
        return causeText(cause);
    case RunVerdict::Failed:
        return QCoreApplication::translate("RunVerdict", "live · failed");
    case RunVerdict::Stopped:
        return QCoreApplication::translate("RunVerdict", "live · cancelled");
    }
    return {};
}

} // namespace thaw::gallery
