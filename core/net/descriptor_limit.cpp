// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/descriptor_limit.h"

#include <QCoreApplication>
#include <sys/resource.h>

namespace thaw::net {

base::Outcome<base::Done> allowDescriptors(int needed)
{
    rlimit limit {};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= static_cast<rlim_t>(needed))
        return base::Done {};
    limit.rlim_cur = limit.rlim_max;
    if (limit.rlim_max >= static_cast<rlim_t>(needed) && ::setrlimit(RLIMIT_NOFILE, &limit) == 0)
        return base::Done {};
    return base::Problem { base::Problem::Kind::Failed,
        QCoreApplication::translate("net", "%1 open files and connections").arg(needed),
        QCoreApplication::translate("net", "the system allows this program only %1")
            .arg(static_cast<qulonglong>(limit.rlim_max)),
        QCoreApplication::translate("net", "Ask for fewer, or raise the limit (ulimit -n).") };
}

} // namespace thaw::net
