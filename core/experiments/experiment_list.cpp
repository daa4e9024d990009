// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "experiments/experiment_list.h"

#include "experiments/strategies_experiment.h"

namespace thaw::experiments {

const QList<const measure::Experiment *> &experimentList()
{
    static const QList<const measure::Experiment *> list = {
        &strategiesExperiment(),
    };
    return list;
}

const measure::Experiment *findExperiment(const QString &id)
{
    for (const measure::Experiment *experiment : experimentList()) {
        if (experiment->id() == id)
            return experiment;
    }
    return nullptr;
}

} // namespace thaw::experiments
