// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <new>

// A recycled frame hides a use after free from the address sanitizer, so it gets fresh ones.
#if defined(__SANITIZE_ADDRESS__)
#define THAW_RECYCLES_FRAMES 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define THAW_RECYCLES_FRAMES 0
#endif
#endif
#ifndef THAW_RECYCLES_FRAMES
#define THAW_RECYCLES_FRAMES 1
#endif

namespace thaw::runtime {

struct FreeFrame {
    FreeFrame *next;
};

// One thread's share of the pool. When its thread ends, the next new thread takes it over.
struct FrameCache {
    static constexpr std::size_t step = 16; // bytes between two sizes
    static constexpr std::size_t largest = 512; // bytes; a larger frame comes from the heap
    static constexpr std::size_t sizeOf(std::size_t bytes) { return (bytes + step - 1) / step; }

    std::array<FreeFrame *, largest / step + 1> free {};
    std::array<std::byte *, largest / step + 1> fresh {}; // the untouched rest of the newest slab
    FrameCache *nextUnused = nullptr;

    // Frames of another thread that this one frees, on their way home in one batch.
    struct {
        FrameCache *owner = nullptr;
        FreeFrame *first = nullptr;
        FreeFrame *last = nullptr;
        int count = 0;
    } outgoing;

    // Frames of this thread that others freed. On a line of its own: others write it.
    alignas(64) std::atomic<FreeFrame *> returned { nullptr };

    static constinit thread_local FrameCache *current;
};

// Frames of one size, at an address that is a multiple of its size, so that each frame finds
// whose it is and needs no header of its own.
struct FrameSlab {
    static constexpr std::size_t bytes = 64 * 1024;

    FrameCache *owner;
    std::size_t size; // of each frame, in steps

    static FrameSlab *of(void *frame)
    {
        return reinterpret_cast<FrameSlab *>(reinterpret_cast<std::uintptr_t>(frame) & ~(bytes - 1));
    }
};

// Memory for coroutine frames: the last one freed is the next one given, without a lock. A
// frame that is freed on another thread goes back to the thread it came from, 32 at a time;
// without that way home, a thread that only starts what others finish would grow for ever.
//
// Units: bytes. Thread: any.
// Errors: std::bad_alloc.
// Lifetime: a thread's share outlives it and is taken over by the next new thread. Memory goes
// back to the system only with the process: it is what the largest number of frames took.
class FramePool {
public:
    static void *allocate(std::size_t bytes)
    {
        if (!THAW_RECYCLES_FRAMES || bytes > FrameCache::largest)
            return ::operator new(bytes);
        const std::size_t size = FrameCache::sizeOf(bytes);
        if (FrameCache *const cache = FrameCache::current) [[likely]] {
            if (FreeFrame *const frame = cache->free[size]) [[likely]] {
                cache->free[size] = frame->next;
                return frame;
            }
        }
        return allocateSlowly(size);
    }

    static void release(void *memory, std::size_t bytes) noexcept
    {
        if (!THAW_RECYCLES_FRAMES || bytes > FrameCache::largest) {
            ::operator delete(memory, bytes);
            return;
        }
        FrameCache *const cache = FrameCache::current;
        if (cache && FrameSlab::of(memory)->owner == cache) [[likely]] {
            FreeFrame *&first = cache->free[FrameCache::sizeOf(bytes)];
            first = new (memory) FreeFrame { first };
            return;
        }
        releaseElsewhere(new (memory) FreeFrame { nullptr });
    }

    // How many slabs there are, of all threads.
    static std::size_t slabs();

private:
    static void *allocateSlowly(std::size_t size);
    static void releaseElsewhere(FreeFrame *frame) noexcept;
};

} // namespace thaw::runtime
