// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/format_list.h"

#include "measure/typed_text.h"
#include "results/json_writer.h"
#include "results/markdown_writer.h"
#include "results/raw_csv.h"
#include "results/series_csv.h"
#include "results/summary_csv.h"

#include <QCoreApplication>
#include <algorithm>

namespace thaw::results {

namespace {

using base::Problem;

struct Text {
    Q_DECLARE_TR_FUNCTIONS(results)
};

Problem badFormat(const QString &why, const QString &remedy)
{
    return { Problem::Kind::BadInput, QStringLiteral("--format"), why, remedy };
}

QString availableText()
{
    return Text::tr("Available: %1.").arg(availableFormats().join(QStringLiteral(", ")));
}

base::Outcome<base::Done> checkFormat(const QString &id)
{
    if (id.isEmpty())
        return badFormat(Text::tr("a name is missing in the list"), availableText());
    const Format *format = findFormat(id);
    if (!format)
        return badFormat(Text::tr("there is no format %1").arg(measure::quoted(id)),
            measure::namesRemedy(id, availableFormats()));
    if (format->content == Format::Content::Later)
        return badFormat(Text::tr("%1 is not in this version").arg(measure::quoted(id)), availableText());
    return base::Done {};
}

} // namespace

const QList<Format> &formatList()
{
    static const QList<Format> formats {
        { QStringLiteral("json"), Format::Content::Data, { { QStringLiteral(".json"), writeJson } } },
        { QStringLiteral("csv"), Format::Content::Data,
            { { QStringLiteral(".summary.csv"), writeSummaryCsv },
                { QStringLiteral(".raw.csv"), writeRawCsv },
                { QStringLiteral(".series.csv"), writeSeriesCsv } } },
        { QStringLiteral("md"), Format::Content::Data, { { QStringLiteral(".md"), writeMarkdown } } },
        { QStringLiteral("png"), Format::Content::Picture, {} },
        { QStringLiteral("svg"), Format::Content::Picture, {} },
        { QStringLiteral("pyperf"), Format::Content::Later, {} },
        { QStringLiteral("trace"), Format::Content::Later, {} },
        { QStringLiteral("pdf"), Format::Content::Later, {} },
    };
    return formats;
}

const Format *findFormat(const QString &id)
{
    const QList<Format> &all = formatList();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Format &f) { return f.id == id; });
    return found == all.end() ? nullptr : &*found;
}

QStringList availableFormats()
{
    QStringList ids;
    for (const Format &format : formatList()) {
        if (format.content != Format::Content::Later)
            ids += format.id;
    }
    return ids;
}

QStringList defaultFormats()
{
    return { QStringLiteral("json"), QStringLiteral("csv"), QStringLiteral("png") };
}

base::Outcome<QStringList> parseFormats(const QString &list)
{
    QStringList ids = list.split(u',');
    for (const QString &id : ids) {
        if (auto known = checkFormat(id); !known)
            return known.problem();
    }
    ids.removeDuplicates();
    return ids;
}

} // namespace thaw::results
