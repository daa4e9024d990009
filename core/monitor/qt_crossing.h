// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

// ThreadSanitizer does not see the locks inside Debian's Qt, which is not instrumented, and so
// takes a correct hand-over through its event queue for a race. Each such hand-over says here
// what Qt guarantees: what the poster wrote before is visible to the one who handles. Nothing
// in other builds.
#if defined(__SANITIZE_THREAD__)
#    define THAW_SEES_THREADS 1
#elif defined(__has_feature)
#    if __has_feature(thread_sanitizer)
#        define THAW_SEES_THREADS 1
#    endif
#endif

#ifdef THAW_SEES_THREADS
#    include <sanitizer/tsan_interface.h>
#endif

namespace thaw::monitor {

// Right before the event is posted.
inline void releaseThroughQt([[maybe_unused]] void *channel)
{
#ifdef THAW_SEES_THREADS
    __tsan_release(channel);
#endif
}

// First thing when it is handled.
inline void acquireThroughQt([[maybe_unused]] void *channel)
{
#ifdef THAW_SEES_THREADS
    __tsan_acquire(channel);
#endif
}

} // namespace thaw::monitor
