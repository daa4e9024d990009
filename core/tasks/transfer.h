// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <coroutine>

// Symmetric transfer, from one coroutine to the next without growing the stack, rests on a
// tail call. clang always makes it. g++ cannot where a sanitizer has work to do at the end of
// each function: there a loop stands in for it.
#if !defined(__clang__) && (defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__))
#define THAW_TRANSFER_BY_LOOP 1
#include <utility>
#else
#define THAW_TRANSFER_BY_LOOP 0
#endif

namespace thaw::tasks {

#if THAW_TRANSFER_BY_LOOP

using Transfer = void;

// What this thread's innermost loop runs now, and what it is to run when that returns.
struct TransferLoop {
    void *current = nullptr;
    std::coroutine_handle<> next;
    static inline thread_local TransferLoop *innermost = nullptr;
};

// Resumes a coroutine, and then what it hands over to.
inline void resume(std::coroutine_handle<> first)
{
    TransferLoop loop;
    TransferLoop *const outer = std::exchange(TransferLoop::innermost, &loop);
    for (loop.next = first; loop.next;) {
        const auto coroutine = std::exchange(loop.next, {});
        loop.current = coroutine.address();
        coroutine.resume();
    }
    TransferLoop::innermost = outer;
}

// The last step of an await_suspend of `from`: `to` goes on in its place.
inline void transfer(std::coroutine_handle<> from, std::coroutine_handle<> to)
{
    TransferLoop *const loop = TransferLoop::innermost;
    // A loop further up is of no use when somebody else has resumed `from`.
    if (loop && loop->current == from.address())
        loop->next = to;
    else
        resume(to);
}

// The same where nothing is to go on here.
inline void transferToNone() { }

#else

using Transfer = std::coroutine_handle<>;

inline void resume(std::coroutine_handle<> first) { first.resume(); }
inline Transfer transfer(std::coroutine_handle<>, std::coroutine_handle<> to) { return to; }
inline Transfer transferToNone() { return std::noop_coroutine(); }

#endif

} // namespace thaw::tasks
