// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/json_context.h"

#include "results/environment_text.h"
#include "results/json_stream.h"

namespace thaw::results {

namespace {

// Raised when a reader of the present one could misread the next.
constexpr int schema = 1;

void writeCaches(JsonStream &json, const QList<measure::CpuCache> &caches)
{
    json.beginArray(QStringLiteral("caches"));
    for (const measure::CpuCache &cache : caches) {
        json.beginObject();
        json.member(QStringLiteral("type"), cache.type);
        json.member(QStringLiteral("level"), cache.level);
        json.member(QStringLiteral("size"), cache.size_bytes);
        json.member(QStringLiteral("num_sharing"), cache.sharedBy);
        json.endObject();
    }
    json.endArray();
}

void writeTheirs(JsonStream &json, const measure::Environment &e)
{
    json.member(QStringLiteral("date"), dateText(e.date));
    json.member(QStringLiteral("host_name"), e.hostName);
    json.member(QStringLiteral("executable"), e.executable);
    json.member(QStringLiteral("num_cpus"), e.cpuCount);
    json.member(QStringLiteral("mhz_per_cpu"), qRound64(e.cpuMhz));
    json.member(QStringLiteral("cpu_scaling_enabled"), e.frequencyScaling);
    writeCaches(json, e.caches);
    json.member(QStringLiteral("load_avg"), std::vector<double>(e.loadAverage.begin(), e.loadAverage.end()));
    json.member(QStringLiteral("library_build_type"), e.buildType);
}

void writeOurs(JsonStream &json, const measure::Result &result)
{
    const measure::Environment &e = result.environment;
    json.member(QStringLiteral("schema"), schema);
    json.member(QStringLiteral("id"), result.id);
    json.member(QStringLiteral("title"), result.title);
    json.member(QStringLiteral("app_version"), e.appVersion);
    json.member(QStringLiteral("qt_version"), e.qtVersion);
    json.member(QStringLiteral("compiler"), e.compiler);
    json.member(QStringLiteral("kernel"), e.kernel);
    json.member(QStringLiteral("cpu_model"), e.cpuModel);
    json.member(QStringLiteral("governor"), e.governor);
    json.member(QStringLiteral("virtualized"), e.virtualized);
    json.member(QStringLiteral("complete"), result.complete);
    json.member(QStringLiteral("warnings"), allWarnings(result));
}

} // namespace

void writeContext(JsonStream &json, const measure::Result &result)
{
    json.beginObject(QStringLiteral("context"));
    writeTheirs(json, result.environment);
    writeOurs(json, result);
    json.endObject();
}

} // namespace thaw::results
