// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/process_setup.h"

#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <initializer_list>
#include <langinfo.h>
#include <unistd.h>

namespace thaw::cli {

namespace {

// A stream that the caller closed would be the next file that is opened, and results would go
// into it. Opened this way, writing to it fails as it should.
void keepStandardStreams()
{
    for (const int descriptor : { STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO }) {
        if (::fcntl(descriptor, F_GETFD) == -1)
            ::open("/dev/null", O_RDONLY);
    }
}

// Qt works in UTF-8 only; in another locale it changes to C.UTF-8 as well, and prints three
// lines about it into every command's messages.
void useUtf8Locale()
{
    std::setlocale(LC_ALL, "");
    if (std::strcmp(::nl_langinfo(CODESET), "UTF-8") != 0)
        ::setenv(std::getenv("LC_ALL") ? "LC_ALL" : "LC_CTYPE", "C.UTF-8", 1);
}

} // namespace

void setUpProcess()
{
    keepStandardStreams();
    std::signal(SIGPIPE, SIG_IGN);
    useUtf8Locale();
}

} // namespace thaw::cli
