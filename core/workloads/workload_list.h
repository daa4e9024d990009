// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "workloads/workload.h"

#include <QList>

namespace thaw::workloads {

// Every workload, in the order shown.
const QList<WorkloadKind> &workloadList();

// The one with this id, or nullptr.
const WorkloadKind *findWorkload(const QString &id);

} // namespace thaw::workloads
