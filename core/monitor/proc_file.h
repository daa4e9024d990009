// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace thaw::monitor {

// A file of /proc that is read again and again through one open descriptor, which costs a third
// of opening it each time and keeps meaning the same thread.
// Thread: read() from any thread, from several at once. It allocates nothing.
// Errors: a file that is not there, or no longer, reads as empty.
class ProcFile {
public:
    explicit ProcFile(const std::string &path);
    ~ProcFile();
    ProcFile(const ProcFile &) = delete;
    ProcFile &operator=(const ProcFile &) = delete;

    // Its content now, as far as the buffer holds it.
    template<std::size_t Size>
    std::string_view read(char (&buffer)[Size]) const
    {
        return read(buffer, Size);
    }

private:
    std::string_view read(char *buffer, std::size_t size) const;

    int m_descriptor;
};

} // namespace thaw::monitor
