// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace thaw::test {

// A folder that looks like a machine's /proc and /sys.
class FakeSystem {
public:
    QString root() const { return m_folder.path(); }

    bool add(const QString &path, const QByteArray &content)
    {
        const QString full = root() + path;
        QDir().mkpath(QFileInfo(full).path());
        QFile file(full);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    }

private:
    QTemporaryDir m_folder;
};

} // namespace thaw::test
