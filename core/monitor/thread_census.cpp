// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "monitor/thread_census.h"

#include "monitor/platform_threads.h"

#include <algorithm>
#include <charconv>
#include <dirent.h>
#include <memory>

namespace thaw::monitor {

namespace {

using namespace std::chrono_literals;

constexpr Duration listingPause = 100ms;
constexpr Duration listingPauseOfAThread = 40us;
constexpr Duration nameIsFinalAfter = 100ms;
constexpr int namesOfAListing = 256;

std::optional<int> toNumber(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc {} || end == text.data())
        return {};
    return value;
}

std::vector<pid_t> idsIn(const std::string &folder)
{
    struct Close {
        void operator()(DIR *dir) const { ::closedir(dir); }
    };
    std::vector<pid_t> ids;
    const std::unique_ptr<DIR, Close> dir(::opendir(folder.c_str()));
    while (const dirent *entry = dir ? ::readdir(dir.get()) : nullptr) {
        if (const auto id = toNumber(entry->d_name))
            ids.push_back(*id);
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

} // namespace

std::optional<int> parseThreadCount(std::string_view stat)
{
    // The name in field 2 may hold spaces and brackets, so count from its last bracket on.
    const std::size_t nameEnd = stat.rfind(')');
    if (nameEnd == std::string_view::npos)
        return {};
    stat.remove_prefix(nameEnd + 1);
    for (int field = 3; field <= 20; ++field) {
        const std::size_t space = stat.find(' ');
        if (space == std::string_view::npos)
            return {};
        stat.remove_prefix(space + 1);
    }
    return toNumber(stat);
}

ThreadCensus::ThreadCensus(std::string taskFolder, const std::string &statFile)
    : m_taskFolder(std::move(taskFolder))
    , m_stat(statFile)
{
}

ThreadCensus ThreadCensus::ofThisProcess()
{
    return { "/proc/self/task", "/proc/thread-self/stat" };
}

ThreadSample ThreadCensus::count(TimePoint now, const std::vector<pid_t> &marked)
{
    char buffer[1024];
    m_total = parseThreadCount(m_stat.read(buffer)).value_or(m_total);
    if (listingIsDue(now, m_total))
        list(now);
    return { now, m_total, std::min(countOwn(marked), m_total) };
}

bool ThreadCensus::listingIsDue(TimePoint now, int total) const
{
    if (!m_listedAt)
        return true;
    const Duration since = now - *m_listedAt;
    if (since < total * listingPauseOfAThread)
        return false;
    return total != m_listedTotal || since >= listingPause;
}

void ThreadCensus::list(TimePoint now)
{
    std::vector<Known> known;
    int names = 0;
    auto before = m_known.begin();
    for (const pid_t id : idsIn(m_taskFolder)) {
        before = std::find_if(before, m_known.end(), [id](const Known &k) { return k.id >= id; });
        Known thread = before != m_known.end() && before->id == id ? *before : Known { id, now };
        if (!thread.named && names < namesOfAListing) {
            readName(thread, now);
            ++names;
        }
        known.push_back(thread);
    }
    m_known = std::move(known);
    m_listedAt = now;
    m_listedTotal = m_total;
}

void ThreadCensus::readName(Known &thread, TimePoint now) const
{
    char buffer[64];
    std::string_view comm = ProcFile(m_taskFolder + '/' + std::to_string(thread.id) + "/comm").read(buffer);
    if (comm.ends_with('\n'))
        comm.remove_suffix(1);
    thread.platform = isPlatformThread(comm);
    thread.named = now - thread.since >= nameIsFinalAfter;
}

int ThreadCensus::countOwn(const std::vector<pid_t> &marked) const
{
    const auto platform = std::count_if(m_known.begin(), m_known.end(), [&](const Known &k) {
        return k.platform && !std::binary_search(marked.begin(), marked.end(), k.id);
    });
    return static_cast<int>(marked.size()) + static_cast<int>(platform);
}

} // namespace thaw::monitor
