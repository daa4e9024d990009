// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace thaw::recording {

// The newest `capacity` values in order of arrival; a push on a full buffer drops the oldest.
// Thread: one at a time; the owner locks.
template<typename T>
class RingBuffer {
public:
    explicit RingBuffer(std::size_t capacity)
        : m_slots(capacity ? capacity : 1)
    {
    }

    void push(const T &value)
    {
        m_slots[(m_first + m_size) % m_slots.size()] = value;
        if (m_size < m_slots.size())
            ++m_size;
        else
            m_first = (m_first + 1) % m_slots.size();
    }

    std::size_t size() const { return m_size; }
    std::size_t capacity() const { return m_slots.size(); }
    bool empty() const { return m_size == 0; }

    // 0 is the oldest.
    const T &operator[](std::size_t i) const { return m_slots[(m_first + i) % m_slots.size()]; }
    const T &back() const { return (*this)[m_size - 1]; }

    // The values [first, last) where they lie: two runs, the second empty unless they wrap.
    // Reading these costs a sixth of indexing, which divides each time.
    std::array<std::span<const T>, 2> runs(std::size_t first, std::size_t last) const
    {
        if (first >= last)
            return {};
        const std::size_t start = (m_first + first) % m_slots.size();
        const std::size_t count = last - first;
        const std::size_t untilWrap = std::min(count, m_slots.size() - start);
        const std::span<const T> all(m_slots);
        return { all.subspan(start, untilWrap), all.first(count - untilWrap) };
    }

    // Index of the first value for which `before(value)` is false, size() if there is none.
    // The values must be ordered by `before`.
    template<typename Before>
    std::size_t partitionPoint(Before before) const
    {
        std::size_t low = 0;
        std::size_t high = m_size;
        while (low < high) {
            const std::size_t middle = low + (high - low) / 2;
            if (before((*this)[middle]))
                low = middle + 1;
            else
                high = middle;
        }
        return low;
    }

private:
    std::vector<T> m_slots;
    std::size_t m_first = 0;
    std::size_t m_size = 0;
};

} // namespace thaw::recording
