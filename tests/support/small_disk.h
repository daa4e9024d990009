// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFile>
#include <QTemporaryDir>
#include <sys/mount.h>

namespace thaw::test {

// A file system of 64 KiB, where the machine lets us mount one (root outside of a container).
// Tests ask isThere() when they list their ways of failing, and have other ways besides.
class SmallDisk {
public:
    SmallDisk()
        : m_isThere(::mount("thaw", path().toLocal8Bit().constData(), "tmpfs", 0, "size=64k") == 0)
    {
    }
    ~SmallDisk()
    {
        if (m_isThere)
            ::umount2(path().toLocal8Bit().constData(), MNT_DETACH);
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

    bool isThere() const { return m_isThere; }
    QString path() const { return m_folder.path(); }

    bool makeReadOnly()
    {
        return ::mount("thaw", path().toLocal8Bit().constData(), "tmpfs", MS_REMOUNT | MS_RDONLY, "size=64k")
            == 0;
    }

    // Leaves room for names, and for `free` bytes.
    bool fill(qint64 free = 0)
    {
        QFile filler(m_folder.filePath("filler"));
        if (!filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            return false;
        while (filler.write(QByteArray(4096, 'x')) > 0) { }
        return filler.resize(filler.size() - free);
    }

private:
    QTemporaryDir m_folder;
    bool m_isThere;
};

} // namespace thaw::test
