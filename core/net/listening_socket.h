// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include "base/outcome.h"

#include <QtGlobal>
#include <utility>

namespace thaw::net {

// A TCP socket that listens on 127.0.0.1, on a port that the system chose; not inherited by
// child processes.
// Thread: any; opening takes some tens of microseconds and never waits.
class ListeningSocket {
public:
    static base::Outcome<ListeningSocket> open(int backlog);

    ListeningSocket(ListeningSocket &&other) noexcept
        : m_descriptor(std::exchange(other.m_descriptor, -1))
        , m_port(other.m_port)
    {
    }
    ListeningSocket &operator=(ListeningSocket &&) = delete;
    ~ListeningSocket();

    quint16 port() const { return m_port; }
    // Hands the descriptor over; the receiver closes it.
    int release() { return std::exchange(m_descriptor, -1); }

private:
    explicit ListeningSocket(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    int m_descriptor;
    quint16 m_port = 0;
};

} // namespace thaw::net
