// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <csignal>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace thaw::test {

// In a child before exec: no file that it writes grows beyond `bytes`.
inline void limitFileSize(rlim_t bytes)
{
    std::signal(SIGXFSZ, SIG_IGN); // stays ignored across exec
    const rlimit limit { bytes, bytes };
    ::setrlimit(RLIMIT_FSIZE, &limit);
}

// While it lives, no file of this process grows beyond `bytes`: writing fails with EFBIG.
class FileSizeLimit {
public:
    explicit FileSizeLimit(rlim_t bytes)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN)) // ends the process by default
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit { bytes, m_before.rlim_max };
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FileSizeLimit(const FileSizeLimit &) = delete;
    FileSizeLimit &operator=(const FileSizeLimit &) = delete;

private:
    rlimit m_before {};
    void (*m_handler)(int);
};

// While it lives, a process of root is one of nobody; of anybody else it stays what it is.
// A folder's mode protects nothing from root, and tests often run as root.
class NotRoot {
public:
    NotRoot()
    {
        if (m_isRoot && ::setresuid(65534, 65534, 0) != 0)
            ::_exit(99); // a test must not go on with rights it believes to be without
    }
    ~NotRoot()
    {
        if (m_isRoot && ::setresuid(0, 0, 0) != 0)
            ::_exit(99);
    }
    NotRoot(const NotRoot &) = delete;
    NotRoot &operator=(const NotRoot &) = delete;

private:
    const bool m_isRoot = ::geteuid() == 0;
};

// In a child before exec: root, too, obeys the modes of folders from then on. It stays root, so
// that it reaches a program that only root can read.
inline void obeyFolderModes()
{
    ::prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE);
}

} // namespace thaw::test
