// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/json_writer.h"

#include "results/json_context.h"
#include "results/json_run.h"
#include "results/json_stream.h"

#include <QMap>

namespace thaw::results {

base::Outcome<base::Done> writeJson(const measure::Result &result, QIODevice &device)
{
    JsonStream json(device);
    json.beginObject();
    writeContext(json, result);
    json.beginArray(QStringLiteral("benchmarks"));
    QStringList families; // experiment and variant, in order of appearance
    QMap<QString, int> instances; // how many of each so far
    for (const measure::Run &run : result.runs) {
        const QString family = run.experiment + u'/' + run.variant;
        if (!families.contains(family))
            families += family;
        writeRun(json, run, { static_cast<int>(families.indexOf(family)), instances[family]++ });
    }
    json.endArray();
    json.endObject();
    return json.finish();
}

} // namespace thaw::results
