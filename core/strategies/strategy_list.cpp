// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "strategies/strategy_list.h"

#include "strategies/blocking.h"
#include "strategies/co_await.h"
#include "strategies/qcoro.h"

namespace thaw::strategies {

const QList<Strategy> &strategyList()
{
    static const QList<Strategy> list = {
        blockingStrategy(),
        qcoroStrategy(),
        coAwaitStrategy(),
    };
    return list;
}

const Strategy *findStrategy(const QString &id)
{
    for (const Strategy &strategy : strategyList()) {
        if (strategy.id == id)
            return &strategy;
    }
    return nullptr;
}

} // namespace thaw::strategies
