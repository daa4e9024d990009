// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/export_set.h"

#include "charts/freeze_picture.h"
#include "results/format_list.h"

#include <QBuffer>
#include <algorithm>

namespace thaw::exports {

namespace {

using results::NamedFile;
using Files = base::Outcome<QList<NamedFile>>;

bool isPicture(const QString &id)
{
    const results::Format *format = results::findFormat(id);
    return format && format->content == results::Format::Content::Picture;
}

} // namespace

bool wantsPictures(const QStringList &formats)
{
    return std::any_of(formats.begin(), formats.end(), isPicture);
}

Files pictureFiles(const measure::Result &result, const QStringList &formats)
{
    QList<NamedFile> files;
    for (const QString &format : formats) {
        if (!isPicture(format))
            continue;
        for (const QString &chart : charts::freezeCharts()) {
            auto picture = charts::freezePicture(result, chart, format);
            if (!picture)
                return picture.problem();
            files += NamedFile { result.id + u'.' + chart + u'.' + format, std::move(picture).value() };
        }
    }
    return files;
}

Files dataFiles(const measure::Result &result, const QStringList &formats)
{
    QList<NamedFile> files;
    for (const QString &id : formats) {
        const results::Format *format = results::findFormat(id);
        if (!format)
            continue;
        for (const results::DataFile &file : format->files) {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            if (auto written = file.write(result, buffer); !written)
                return written.problem();
            files += NamedFile { result.id + file.suffix, buffer.data() };
        }
    }
    return files;
}

} // namespace thaw::exports
