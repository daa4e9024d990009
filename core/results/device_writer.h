// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/outcome.h"

#include <QByteArray>

class QIODevice;

namespace thaw::results {

// Text on its way to a device: gathered in large pieces; the first failure is kept, so that a
// writer needs to ask only once, at the end.
class DeviceWriter {
public:
    explicit DeviceWriter(QIODevice &device);
    DeviceWriter(const DeviceWriter &) = delete;
    DeviceWriter &operator=(const DeviceWriter &) = delete;

    void write(QByteArrayView text);
    void write(char c) { write(QByteArrayView(&c, 1)); }

    // Hands over what is left and flushes. A full disk may show only here.
    base::Outcome<base::Done> finish();

private:
    void hand();

    QIODevice &m_device;
    QByteArray m_pending;
    QString m_failure;
};

} // namespace thaw::results
