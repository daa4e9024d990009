// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/device_writer.h"

#include <QCoreApplication>
#include <QFileDevice>

namespace thaw::results {

namespace {

constexpr qsizetype pieceSize = 64 * 1024;

QString nameOf(const QIODevice &device)
{
    const auto *file = qobject_cast<const QFileDevice *>(&device);
    return file ? file->fileName() : QString();
}

} // namespace

DeviceWriter::DeviceWriter(QIODevice &device)
    : m_device(device)
{
}

void DeviceWriter::write(QByteArrayView text)
{
    m_pending.append(text);
    if (m_pending.size() >= pieceSize)
        hand();
}

void DeviceWriter::hand()
{
    if (m_failure.isEmpty() && m_device.write(m_pending) != m_pending.size())
        m_failure = m_device.errorString();
    m_pending.clear();
}

base::Outcome<base::Done> DeviceWriter::finish()
{
    hand();
    auto *file = qobject_cast<QFileDevice *>(&m_device);
    if (m_failure.isEmpty() && file && !file->flush())
        m_failure = file->errorString();
    if (m_failure.isEmpty())
        return base::Done {};
    return base::Problem { base::Problem::Kind::Failed, nameOf(m_device),
        QCoreApplication::translate("results", "writing failed: %1").arg(m_failure),
        QCoreApplication::translate("results", "Choose another place.") };
}

} // namespace thaw::results
