// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/proc_file.h"

#include <fcntl.h>
#include <unistd.h>

namespace thaw::monitor {

ProcFile::ProcFile(const std::string &path)
    : m_descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC))
{
}

ProcFile::~ProcFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

std::string_view ProcFile::read(char *buffer, std::size_t size) const
{
    if (m_descriptor < 0)
        return {};
    const ssize_t got = ::pread(m_descriptor, buffer, size, 0);
    return got > 0 ? std::string_view(buffer, static_cast<std::size_t>(got)) : std::string_view {};
}

} // namespace thaw::monitor
