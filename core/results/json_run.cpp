// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/json_run.h"

#include "measure/statistics.h"
#include "results/json_run_details.h"
#include "results/json_stream.h"

#include <algorithm>

namespace thaw::results {

namespace {

// Values that every entry of the run repeats.
struct Common {
    const measure::Run &run;
    QString name;
    RunPlace place;
    int repetitions;
    double cpuTimeEach_ms;
};

void writeHead(JsonStream &json, const Common &c, const QString &name, const char *runType)
{
    json.member(QStringLiteral("name"), name);
    json.member(QStringLiteral("family_index"), c.place.family);
    json.member(QStringLiteral("per_family_instance_index"), c.place.instance);
    json.member(QStringLiteral("run_name"), c.name);
    json.member(QStringLiteral("run_type"), runType);
    json.member(QStringLiteral("repetitions"), c.repetitions);
}

void writeTimes(JsonStream &json, double real_ms, double cpu_ms)
{
    json.member(QStringLiteral("real_time"), real_ms);
    json.member(QStringLiteral("cpu_time"), cpu_ms);
    json.member(QStringLiteral("time_unit"), "ms");
}

void writeRepetition(JsonStream &json, const Common &c, int index)
{
    const bool hasSample = index < static_cast<int>(c.run.samples_ms.size());
    json.beginObject();
    writeHead(json, c, c.name, "iteration");
    json.member(QStringLiteral("repetition_index"), index);
    json.member(QStringLiteral("threads"), 1);
    writeError(json, c.run);
    json.member(QStringLiteral("iterations"), hasSample ? 1 : 0);
    writeTimes(json, hasSample ? c.run.samples_ms[index] : 0, c.cpuTimeEach_ms);
    for (const measure::Counter &counter : c.run.counters)
        json.member(counter.name, counter.value);
    if (index == 0)
        writeDetails(json, c.run);
    json.endObject();
}

void writeAggregate(JsonStream &json, const Common &c, const char *aggregate, double real, double cpu)
{
    json.beginObject();
    writeHead(json, c, c.name + u'_' + QLatin1String(aggregate), "aggregate");
    json.member(QStringLiteral("threads"), 1);
    json.member(QStringLiteral("aggregate_name"), aggregate);
    json.member(QStringLiteral("aggregate_unit"), qstrcmp(aggregate, "cv") == 0 ? "percentage" : "time");
    json.member(QStringLiteral("iterations"), c.repetitions);
    writeTimes(json, real, cpu);
    json.endObject();
}

void writeAggregates(JsonStream &json, const Common &c)
{
    const measure::Statistics times = measure::statistics(c.run.samples_ms);
    writeAggregate(json, c, "mean", times.mean, c.cpuTimeEach_ms);
    writeAggregate(json, c, "median", times.median, c.cpuTimeEach_ms);
    // The shares of the processor's time are equal, so they don't deviate.
    writeAggregate(json, c, "stddev", times.stddev, 0);
    writeAggregate(json, c, "cv", times.cv, 0);
}

} // namespace

void writeRun(JsonStream &json, const measure::Run &run, RunPlace place)
{
    const int repetitions = std::max<int>(1, static_cast<int>(run.samples_ms.size()));
    const Common common { run, run.name(), place, repetitions, run.cpuTime_ms / repetitions };
    for (int i = 0; i < repetitions; ++i)
        writeRepetition(json, common, i);
    if (repetitions > 1)
        writeAggregates(json, common);
}

} // namespace thaw::results
