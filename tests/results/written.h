// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "results/writer.h"

#include <QBuffer>

namespace thaw::test {

// What a writer makes of a result; empty when it fails.
inline QByteArray written(results::Writer write, const measure::Result &result)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    return write(result, buffer).ok() ? buffer.data() : QByteArray();
}

} // namespace thaw::test
