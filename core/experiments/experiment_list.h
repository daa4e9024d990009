// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "measure/experiment.h"

#include <QList>

namespace thaw::experiments {

// Every experiment, in the order shown; they live as long as the program.
const QList<const measure::Experiment *> &experimentList();

// The one with this id, or nullptr.
const measure::Experiment *findExperiment(const QString &id);

} // namespace thaw::experiments
