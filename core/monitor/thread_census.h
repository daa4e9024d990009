// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "monitor/proc_file.h"
#include "monitor/sample.h"

#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace thaw::monitor {

// Field num_threads of a /proc/…/stat line, or nothing when the text is not one.
// Source: proc(5), /proc/pid/stat, field 20.
std::optional<int> parseThreadCount(std::string_view stat);

// Counts a process's threads and tells Thaw's own from the demo's: own are those marked by
// base::OwnThread and those of the platform (platform_threads.h).
//
// The total is read each time, about 3 µs. Names need a listing, about 2 µs a thread and 4 µs
// a new one: each 100 ms, and at once when the total has changed, but never within 40 µs times
// the number of threads of the last one, so that a pool of 10 000 doesn't eat a processor.
// A new thread's name is read again until it is 100 ms old (it starts with its parent's), and
// at most 256 names a listing.
// Thread: one at a time.
// Errors: where a file can't be read, the count is the last one.
class ThreadCensus {
public:
    // `taskFolder`: /proc/self/task, or one laid out like it. `statFile`: /proc/thread-self/stat
    // (that of a thread, since the process's sums over all threads: 50 times dearer at 2 000).
    ThreadCensus(std::string taskFolder, const std::string &statFile);
    static ThreadCensus ofThisProcess();

    // The counts at `now`; `marked` are the threads marked by base::OwnThread.
    ThreadSample count(TimePoint now, const std::vector<pid_t> &marked);

private:
    struct Known {
        pid_t id;
        TimePoint since;
        bool platform = false;
        bool named = false; // the name was read when it was old enough to be final
    };

    bool listingIsDue(TimePoint now, int total) const;
    void list(TimePoint now);
    void readName(Known &thread, TimePoint now) const;
    int countOwn(const std::vector<pid_t> &marked) const;

    std::string m_taskFolder;
    ProcFile m_stat;
    std::vector<Known> m_known; // by id
    std::optional<TimePoint> m_listedAt;
    int m_listedTotal = 0;
    int m_total = 0;
};

} // namespace thaw::monitor
