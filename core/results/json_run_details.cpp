// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/json_run_details.h"

#include "measure/bootstrap.h"
#include "results/json_stream.h"

namespace thaw::results {

namespace {

void writeParameters(JsonStream &json, const measure::ParameterValues &params)
{
    json.beginObject(QStringLiteral("params"));
    for (auto it = params.cbegin(); it != params.cend(); ++it) {
        if (const auto *number = std::get_if<qint64>(&it.value()))
            json.member(it.key(), *number);
        else
            json.member(it.key(), std::get<QString>(it.value()));
    }
    json.endObject();
}

void writeSeries(JsonStream &json, const QList<measure::Series> &all)
{
    json.beginArray(QStringLiteral("series"));
    for (const measure::Series &series : all) {
        json.beginObject();
        json.member(QStringLiteral("name"), series.name);
        json.member(QStringLiteral("unit"), series.unit);
        json.member(QStringLiteral("t_s"), series.t_s);
        json.member(QStringLiteral("values"), series.values);
        json.endObject();
    }
    json.endArray();
}

void writeStall(JsonStream &json, const monitor::Stall &stall, base::TimePoint origin)
{
    json.beginObject();
    json.member(QStringLiteral("begin_s"), base::toSeconds(stall.begin - origin));
    json.member(QStringLiteral("length_ms"), base::toMs(stall.length()));
    if (stall.accounted) {
        json.member(QStringLiteral("on_cpu_ms"), base::toMs(stall.onCpu));
        json.member(QStringLiteral("waiting_for_cpu_ms"), base::toMs(stall.waitingForCpu));
        json.member(QStringLiteral("blocked_ms"), base::toMs(stall.blocked));
    }
    json.member(QStringLiteral("verdict"), monitor::verdictId(stall.verdict()));
    json.endObject();
}

void writeStalls(JsonStream &json, const recording::Recording &recording)
{
    json.beginArray(QStringLiteral("stalls"));
    for (const monitor::Stall &stall : recording.stalls)
        writeStall(json, stall, recording.begin);
    json.endArray();
}

} // namespace

void writeError(JsonStream &json, const measure::Run &run)
{
    if (!run.problem)
        return;
    json.member(QStringLiteral("error_occurred"), true);
    json.member(QStringLiteral("error_message"), run.problem->message());
}

void writeDetails(JsonStream &json, const measure::Run &run)
{
    json.member(QStringLiteral("experiment"), run.experiment);
    json.member(QStringLiteral("variant"), run.variant);
    writeParameters(json, run.params);
    json.member(QStringLiteral("complete"), run.complete);
    json.member(QStringLiteral("note"), run.note);
    json.member(QStringLiteral("warnings"), run.warnings);
    json.member(QStringLiteral("samples"), run.samples_ms);
    if (const auto interval = measure::medianInterval95(run.samples_ms))
        json.member(QStringLiteral("ci95"), std::vector<double> { interval->low, interval->high });
    writeStalls(json, run.recording);
    writeSeries(json, run.series);
}

} // namespace thaw::results
