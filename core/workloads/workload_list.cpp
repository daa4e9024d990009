// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "workloads/workload_list.h"

#include "workloads/fetch.h"

namespace thaw::workloads {

Workload::~Workload() = default;

const QList<WorkloadKind> &workloadList()
{
    static const QList<WorkloadKind> list = {
        fetchKind(),
    };
    return list;
}

const WorkloadKind *findWorkload(const QString &id)
{
    for (const WorkloadKind &kind : workloadList()) {
        if (kind.id == id)
            return &kind;
    }
    return nullptr;
}

} // namespace thaw::workloads
