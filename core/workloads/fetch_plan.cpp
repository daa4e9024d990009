// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "workloads/fetch_plan.h"

#include <QtGlobal>

namespace thaw::workloads {

namespace {

measure::ParameterSpec number(
    const char *name, const char *title, const char *unit, qint64 minimum, qint64 maximum, qint64 standard)
{
    measure::ParameterSpec spec;
    spec.name = QString::fromLatin1(name);
    spec.title = title;
    spec.unit = QString::fromLatin1(unit);
    spec.minimum = minimum;
    spec.maximum = maximum;
    spec.defaultValue = standard;
    return spec;
}

} // namespace

measure::ParameterSpecs FetchPlan::parameters()
{
    measure::ParameterSpec answer;
    answer.name = QStringLiteral("answer");
    answer.title = QT_TRANSLATE_NOOP("parameters", "Answer");
    answer.type = measure::ParameterSpec::Type::Choice;
    answer.choices = net::answerIds();
    answer.defaultValue = net::answerId(net::AnswerKind::Ok);
    return {
        number("latency_ms", QT_TRANSLATE_NOOP("parameters", "Latency"), "ms", 0, 600'000, 1'000),
        number("requests", QT_TRANSLATE_NOOP("parameters", "Requests"), "", 1, 1'000, 1),
        number("concurrency", QT_TRANSLATE_NOOP("parameters", "Concurrency"), "", 1, 1'000, 1),
        number("timeout_ms", QT_TRANSLATE_NOOP("parameters", "Timeout"), "ms", 1, 600'000, 30'000),
        answer,
    };
}

FetchPlan FetchPlan::of(const measure::ParameterValues &values)
{
    const auto integer
        = [&](const char *name) { return measure::integerValue(values, QString::fromLatin1(name)); };
    return {
        std::chrono::milliseconds(integer("latency_ms")),
        std::chrono::milliseconds(integer("timeout_ms")),
        static_cast<int>(integer("requests")),
        static_cast<int>(integer("concurrency")),
        net::answerKind(measure::wordValue(values, QStringLiteral("answer"))).value(),
    };
}

} // namespace thaw::workloads
