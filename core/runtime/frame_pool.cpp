// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "runtime/frame_pool.h"

#include <cstdlib>
#include <mutex>
#include <utility>

namespace thaw::runtime {

constinit thread_local FrameCache *FrameCache::current = nullptr;

namespace {

constexpr int batch = 32;

struct UnusedCaches {
    std::mutex mutex;
    FrameCache *first = nullptr;
    std::atomic<std::size_t> slabs { 0 };
};

// Never destroyed: frames are freed by static destructors, too.
UnusedCaches &unused()
{
    static auto *const instance = new UnusedCaches;
    return *instance;
}

FrameCache *takeOver()
{
    {
        UnusedCaches &all = unused();
        const std::lock_guard lock(all.mutex);
        if (FrameCache *const cache = all.first) {
            all.first = cache->nextUnused;
            return cache;
        }
    }
    return new FrameCache;
}

void sendHome(FrameCache &from)
{
    auto &outgoing = from.outgoing;
    if (!outgoing.first)
        return;
    std::atomic<FreeFrame *> &to = outgoing.owner->returned;
    outgoing.last->next = to.load(std::memory_order_relaxed);
    while (!to.compare_exchange_weak(outgoing.last->next, outgoing.first, std::memory_order_release,
                                     std::memory_order_relaxed)) { }
    outgoing = {};
}

void leave(FrameCache *cache)
{
    sendHome(*cache);
    UnusedCaches &all = unused();
    const std::lock_guard lock(all.mutex);
    cache->nextUnused = std::exchange(all.first, cache);
}

struct AtThreadEnd {
    bool *ended;
    ~AtThreadEnd()
    {
        *ended = true;
        leave(std::exchange(FrameCache::current, nullptr));
    }
};

// Destructors of other thread-local objects may still free frames after this thread's share
// went; those borrow one for the moment.
class Share {
public:
    Share()
    {
        if (FrameCache::current)
            return;
        FrameCache::current = takeOver();
        m_borrowed = ended;
        if (!ended) {
            thread_local const AtThreadEnd atEnd { &ended };
            (void)atEnd;
        }
    }
    ~Share()
    {
        if (m_borrowed)
            leave(std::exchange(FrameCache::current, nullptr));
    }
    FrameCache *operator->() const { return FrameCache::current; }
    FrameCache &operator*() const { return *FrameCache::current; }

private:
    static constinit thread_local bool ended;
    bool m_borrowed = false;
};

constinit thread_local bool Share::ended = false;

void collectReturned(FrameCache &cache)
{
    FreeFrame *frame = cache.returned.exchange(nullptr, std::memory_order_acquire);
    while (frame) {
        FreeFrame *&first = cache.free[FrameSlab::of(frame)->size];
        FreeFrame *const next = frame->next;
        frame->next = std::exchange(first, frame);
        frame = next;
    }
}

void *fromSlab(FrameCache &cache, std::size_t size)
{
    const std::size_t bytes = size * FrameCache::step;
    std::byte *&fresh = cache.fresh[size];
    if (!fresh) {
        void *const memory = std::aligned_alloc(FrameSlab::bytes, FrameSlab::bytes);
        if (!memory)
            throw std::bad_alloc();
        ++unused().slabs;
        new (memory) FrameSlab { &cache, size };
        fresh = static_cast<std::byte *>(memory) + sizeof(FrameSlab);
    }
    std::byte *const frame = fresh;
    const std::size_t left = FrameSlab::bytes - (reinterpret_cast<std::uintptr_t>(frame) & (FrameSlab::bytes - 1));
    fresh = left >= 2 * bytes ? frame + bytes : nullptr;
    return frame;
}

} // namespace

void *FramePool::allocateSlowly(std::size_t size)
{
    const Share share;
    if (!share->free[size])
        collectReturned(*share);
    if (FreeFrame *const frame = share->free[size]) {
        share->free[size] = frame->next;
        return frame;
    }
    return fromSlab(*share, size);
}

void FramePool::releaseElsewhere(FreeFrame *frame) noexcept
{
    const Share share;
    FrameSlab *const slab = FrameSlab::of(frame);
    if (slab->owner == &*share) {
        frame->next = std::exchange(share->free[slab->size], frame);
        return;
    }
    auto &outgoing = share->outgoing;
    if (outgoing.owner != slab->owner)
        sendHome(*share);
    outgoing.owner = slab->owner;
    frame->next = std::exchange(outgoing.first, frame);
    if (!outgoing.last)
        outgoing.last = frame;
    if (++outgoing.count == batch)
        sendHome(*share);
}

std::size_t FramePool::slabs()
{
    return unused().slabs;
}

} // namespace thaw::runtime
