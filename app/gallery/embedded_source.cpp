// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/embedded_source.h"

#include <QCoreApplication>
#include <QFile>

// Q_INIT_RESOURCE must stand outside namespaces. A static library's resource is dropped by the
// linker unless something names it.
static void initSources()
{
    Q_INIT_RESOURCE(thaw_sources);
}

namespace thaw::gallery {

base::Outcome<SourceText> embeddedRegion(const workloads::SourceRegion &where)
{
    initSources();
    QFile file(QLatin1String(":/source/") + where.file);
    if (!file.open(QIODevice::ReadOnly))
        return base::Problem { base::Problem::Kind::Failed, where.file,
            QCoreApplication::translate("EmbeddedSource", "it is not among the embedded sources"), {} };
    return cutRegion(QString::fromUtf8(file.readAll()), where.region);
}

base::Outcome<SourceText> codeOf(const strategies::Strategy &strategy, const workloads::WorkloadKind &kind)
{
    auto code = embeddedRegion(kind.source(strategy.form));
    if (!code)
        return code;
    const auto own = embeddedRegion(strategy.source);
    if (!own)
        return own;
    code.value().append(SourceLine {});
    code.value().append(own.value());
    return code;
}

} // namespace thaw::gallery
