// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/catalogue.h"

#include "experiments/experiment_list.h"
#include "gallery/page_list.h"
#include "strategies/strategy_list.h"
#include "workloads/workload_list.h"

#include <QCoreApplication>

namespace thaw::cli {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

CatalogueKind workloadKind()
{
    CatalogueKind kind { QStringLiteral("workloads"), Text::tr("Workloads"), {} };
    for (const workloads::WorkloadKind &workload : workloads::workloadList())
        kind.entries
            += { workload.id, QCoreApplication::translate("workloads", workload.title), workload.parameters };
    return kind;
}

CatalogueKind strategyKind()
{
    CatalogueKind kind { QStringLiteral("strategies"), Text::tr("Strategies"), {} };
    for (const strategies::Strategy &strategy : strategies::strategyList())
        kind.entries += { strategy.id, QCoreApplication::translate("strategies", strategy.title), {} };
    return kind;
}

CatalogueKind experimentKind()
{
    CatalogueKind kind { QStringLiteral("experiments"), Text::tr("Experiments"), {} };
    for (const measure::Experiment *experiment : experiments::experimentList())
        kind.entries += { experiment->id(), QCoreApplication::translate("experiments", experiment->title()),
            experiment->parameters() };
    return kind;
}

CatalogueKind pageKind()
{
    CatalogueKind kind { QStringLiteral("pages"), Text::tr("Pages"), {} };
    for (const gallery::Page &page : gallery::pageList())
        kind.entries += { page.id, QCoreApplication::translate("pages", page.title), {} };
    return kind;
}

} // namespace

Catalogue readCatalogue()
{
    const CatalogueKind panels { QStringLiteral("panels"), Text::tr("Panels"), {} };
    return { workloadKind(), strategyKind(), experimentKind(), panels, pageKind() };
}

} // namespace thaw::cli
