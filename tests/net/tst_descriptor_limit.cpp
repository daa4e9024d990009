// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "net/descriptor_limit.h"
#include "net/listening_socket.h"
#include "net/loopback_server.h"

#include <QTest>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>
#include <vector>

using namespace thaw;

namespace {

rlimit limits()
{
    rlimit limit {};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    return limit;
}

} // namespace

class TestDescriptorLimit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_before = limits(); }
    void cleanup() { ::setrlimit(RLIMIT_NOFILE, &m_before); }

    void leavesAloneWhatSuffices()
    {
        QVERIFY(net::allowDescriptors(10).ok());
        QCOMPARE(limits().rlim_cur, m_before.rlim_cur);
    }

    void raisesTheSoftLimit()
    {
        const rlimit low { 64, m_before.rlim_max };
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &low), 0);
        QVERIFY(net::allowDescriptors(65).ok());
        QCOMPARE(limits().rlim_cur, m_before.rlim_max);
    }

    void saysWhenEvenTheHardLimitIsTooLow()
    {
        const auto outcome = net::allowDescriptors(std::numeric_limits<int>::max());
        QVERIFY(!outcome.ok());
        QVERIFY(outcome.problem().message().contains(QString::number(m_before.rlim_max)));
    }

    void aServerWithoutDescriptorsSaysSo()
    {
        std::vector<int> taken;
        // As many as are free below a limit that suffices on paper.
        const rlimit low { 300, m_before.rlim_max };
        QCOMPARE(::setrlimit(RLIMIT_NOFILE, &low), 0);
        for (int fd = ::open("/dev/null", O_RDONLY | O_CLOEXEC); fd >= 0;
             fd = ::open("/dev/null", O_RDONLY | O_CLOEXEC))
            taken.push_back(fd);
        net::ServerOptions options;
        options.connections = 10;
        const auto server = net::LoopbackServer::start(options);
        for (const int fd : taken)
            ::close(fd);
        QVERIFY(!server.ok());
        QCOMPARE(server.problem().kind, base::Problem::Kind::Failed);
        QVERIFY2(server.problem().why.contains(QStringLiteral("Too many open files")),
            qPrintable(server.problem().message()));
    }

private:
    rlimit m_before {};
};

QTEST_GUILESS_MAIN(TestDescriptorLimit)
#include "tst_descriptor_limit.moc"
