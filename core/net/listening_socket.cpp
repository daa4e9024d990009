// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/listening_socket.h"

#include <QCoreApplication>
#include <arpa/inet.h>
#include <cerrno>
#include <netinet/in.h>
#include <sys/socket.h>
#include <system_error>
#include <unistd.h>

namespace thaw::net {

namespace {

base::Problem refused(int error)
{
    return { base::Problem::Kind::Failed, QCoreApplication::translate("net", "the loopback server"),
        QCoreApplication::translate("net", "the system gave it no port (%1)")
            .arg(QString::fromStdString(std::generic_category().message(error))),
        error == EMFILE || error == ENFILE
            ? QCoreApplication::translate("net", "Close something, or raise the limit (ulimit -n).")
            : QString() };
}

} // namespace

base::Outcome<ListeningSocket> ListeningSocket::open(int backlog)
{
    ListeningSocket socket(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    if (socket.m_descriptor < 0)
        return refused(errno);
    sockaddr_in address {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto *const any = reinterpret_cast<sockaddr *>(&address);
    if (::bind(socket.m_descriptor, any, size) != 0 || ::listen(socket.m_descriptor, backlog) != 0
        || ::getsockname(socket.m_descriptor, any, &size) != 0)
        return refused(errno);
    socket.m_port = ntohs(address.sin_port);
    return socket;
}

ListeningSocket::~ListeningSocket()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

} // namespace thaw::net
