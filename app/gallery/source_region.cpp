// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/source_region.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <optional>

namespace thaw::gallery {

namespace {

const QLatin1String waitsMark("//! waits");

base::Problem problem(const QString &region, const QString &why)
{
    return { base::Problem::Kind::Failed,
        QCoreApplication::translate("SourceRegion", "source region \"%1\"").arg(region), why,
        QCoreApplication::translate("SourceRegion", "Put exactly two lines \"//! [%1]\" round it.")
            .arg(region) };
}

bool isMarker(const QString &line)
{
    const QString trimmed = line.trimmed();
    return trimmed.startsWith(QLatin1String("//! [")) && trimmed.endsWith(u']');
}

QString withoutTrailingSpace(QString line)
{
    while (!line.isEmpty() && line.back().isSpace())
        line.chop(1);
    return line;
}

SourceLine readLine(const QString &raw)
{
    QString line = withoutTrailingSpace(raw);
    if (!line.endsWith(waitsMark))
        return { line, false };
    line.chop(waitsMark.size());
    return { withoutTrailingSpace(line), true };
}

qsizetype indentOf(const QString &line)
{
    const auto first = std::find_if(line.begin(), line.end(), [](QChar c) { return c != u' '; });
    return first - line.begin();
}

void dedent(SourceText &lines)
{
    std::optional<qsizetype> shared;
    for (const SourceLine &line : lines) {
        if (!line.text.isEmpty())
            shared = std::min(shared.value_or(indentOf(line.text)), indentOf(line.text));
    }
    for (SourceLine &line : lines)
        line.text.remove(0, shared.value_or(0));
}

} // namespace

base::Outcome<SourceText> cutRegion(const QString &text, const QString &region)
{
    const QString marker = QLatin1String("//! [") + region + u']';
    SourceText cut;
    int markers = 0;
    const QStringList lines = text.split(u'\n');
    for (const QString &line : lines) {
        if (line.trimmed() == marker)
            ++markers;
        else if (markers == 1 && !isMarker(line))
            cut.append(readLine(line));
    }
    if (markers == 0)
        return problem(region, QCoreApplication::translate("SourceRegion", "it is not in the file"));
    if (markers == 1)
        return problem(region, QCoreApplication::translate("SourceRegion", "it is not closed"));
    if (markers > 2)
        return problem(region, QCoreApplication::translate("SourceRegion", "it is there more than once"));
    dedent(cut);
    return cut;
}

} // namespace thaw::gallery
