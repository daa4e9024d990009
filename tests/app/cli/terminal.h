// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <poll.h>
#include <pty.h>
#include <unistd.h>

namespace thaw::test {

// A terminal whose other end a test reads: there the program shows what it is doing.
class Terminal {
public:
    Terminal() { m_open = ::openpty(&m_reader, &m_writer, nullptr, nullptr, nullptr) == 0; }
    ~Terminal()
    {
        if (!m_open)
            return;
        ::close(m_reader);
        ::close(m_writer);
    }
    Terminal(const Terminal &) = delete;
    Terminal &operator=(const Terminal &) = delete;

    // False where the system has no terminals to give, as in a bare folder into which only /dev is mounted.
    bool isOpen() const { return m_open; }
    int writer() const { return m_writer; }
    QByteArray seen() const { return m_seen; }

    // Reads until `text` was shown; false when it isn't within a minute.
    bool waitFor(const QByteArray &text)
    {
        while (!m_seen.contains(text)) {
            pollfd reader { m_reader, POLLIN, 0 };
            if (::poll(&reader, 1, 60'000) != 1)
                return false;
            char piece[256];
            const ssize_t count = ::read(m_reader, piece, sizeof piece);
            if (count <= 0)
                return false;
            m_seen.append(piece, count);
        }
        return true;
    }

private:
    bool m_open = false;
    int m_reader = -1;
    int m_writer = -1;
    QByteArray m_seen;
};

} // namespace thaw::test
