// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "terminal.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>
#include <fcntl.h>

using namespace thaw;

namespace {

// In the middle of a run that would take ten minutes; standard error is the terminal.
void startLongRun(QProcess &process, test::Terminal &terminal, const QStringList &options)
{
    process.setProcessEnvironment(test::noDisplay());
    process.setChildProcessModifier([&terminal] { ::dup2(terminal.writer(), STDERR_FILENO); });
    process.start(QStringLiteral(THAW_PROGRAM),
        QStringList { "freeze", "--set", "latency_ms=600000", "--set", "timeout_ms=600000" } + options);
    // Anywhere in the run will do, but well inside is the case that matters.
    if (terminal.waitFor("1 of "))
        QTest::qWait(300);
}

void send(const QProcess &process, int signal)
{
    ::kill(static_cast<pid_t>(process.processId()), signal);
}

QJsonObject resultIn(const QString &folder)
{
    QFile file(folder + "/freeze.json");
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

// The names of the process's threads.
QStringList threadNames(const QProcess &process)
{
    QStringList names;
    const QDir tasks(QStringLiteral("/proc/%1/task").arg(process.processId()));
    for (const QString &task : tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile name(tasks.filePath(task + "/comm"));
        if (name.open(QIODevice::ReadOnly))
            names += QString::fromUtf8(name.readAll().trimmed());
    }
    return names;
}

// A pipe that takes nothing more: who writes to it waits.
struct FullPipe {
    FullPipe()
    {
        if (::pipe(ends) != 0)
            return;
        ::fcntl(ends[1], F_SETFL, O_NONBLOCK);
        while (::write(ends[1], "x", 1) == 1) { }
        ::fcntl(ends[1], F_SETFL, 0);
    }
    ~FullPipe()
    {
        ::close(ends[0]);
        ::close(ends[1]);
    }
    int ends[2] {};
};

} // namespace

class TstInterrupt : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::Terminal().isOpen())
            QSKIP("This system has no terminals: mount devpts at /dev/pts.");
    }

    void whatWasMeasuredIsWritten_data()
    {
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<int>("signal");
        for (const char *strategy : { "blocking", "qcoro", "co-await" })
            QTest::addRow("%s, Ctrl-C", strategy) << strategy << SIGINT;
        QTest::addRow("terminated") << "blocking" << SIGTERM;
        QTest::addRow("hung up") << "co-await" << SIGHUP;
    }
    void whatWasMeasuredIsWritten()
    {
        QFETCH(QString, strategy);
        QFETCH(int, signal);
        QTemporaryDir out;
        test::Terminal terminal;
        QProcess process;
        startLongRun(
            process, terminal, { "--strategy", strategy, "--strategy", "co-await", "--out", out.path() });
        QVERIFY(terminal.seen().contains(QByteArray("1 of 2: fetch, " + strategy.toUtf8())));
        send(process, signal);
        const test::Ended ended = test::endOf(process);
        QCOMPARE(ended.status, 130);
        QVERIFY2(ended.out.contains('\n' + strategy + ' '), qPrintable(ended.out));

        const QJsonObject result = resultIn(out.path());
        QCOMPARE(result["context"].toObject()["complete"], QJsonValue(false));
        const QJsonArray entries = result["benchmarks"].toArray();
        QCOMPARE(entries.size(), 1); // the second run was not begun
        QCOMPARE(entries.at(0)["complete"], QJsonValue(false));
        QCOMPARE(entries.at(0)["variant"].toString(), strategy);
        QVERIFY(!entries.at(0)["series"][0]["values"].toArray().isEmpty());
        QVERIFY(QFile::exists(out.filePath("freeze.summary.csv")));
    }

    void theSecondOneKillsAtOnce()
    {
        QTemporaryDir out;
        test::Terminal terminal;
        FullPipe pipe;
        QProcess process;
        process.setProcessEnvironment(test::noDisplay());
        process.setChildProcessModifier([&] {
            ::dup2(terminal.writer(), STDERR_FILENO);
            ::dup2(pipe.ends[1], STDOUT_FILENO);
        });
        process.start(QStringLiteral(THAW_PROGRAM),
            { "freeze", "--set", "latency_ms=600000", "--out", out.path(), "--format", "json" });
        QVERIFY(terminal.waitFor("1 of 2"));
        send(process, SIGINT);
        QVERIFY(
            terminal.waitFor("interrupted in run 1 of 2")); // what follows is the table, which nobody takes
        send(process, SIGINT);
        QCOMPARE(test::endOf(process).status, 130);
        QCOMPARE(resultIn(out.path())["context"].toObject()["complete"], QJsonValue(false));
    }

    void theWindowEndsWithTheSameStatus()
    {
        QProcessEnvironment environment = test::noDisplay();
        QTemporaryDir settings;
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("XDG_CONFIG_HOME", settings.path());
        QProcess process;
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(THAW_PROGRAM), QStringList());
        QTRY_VERIFY_WITH_TIMEOUT(threadNames(process).contains("thaw-sampler"), 60'000);
        send(process, SIGTERM);
        QCOMPARE(test::endOf(process).status, 130);
    }

    void nohupIsRespected()
    {
        test::Terminal terminal;
        QProcess process;
        process.setProcessEnvironment(test::noDisplay());
        process.setChildProcessModifier([&terminal] {
            ::dup2(terminal.writer(), STDERR_FILENO);
            std::signal(SIGHUP, SIG_IGN);
        });
        process.start(
            QStringLiteral(THAW_PROGRAM), { "freeze", "--strategy", "co-await", "--set", "latency_ms=500" });
        QVERIFY(terminal.waitFor("1 of 1"));
        send(process, SIGHUP);
        QCOMPARE(test::endOf(process).status, 0);
    }
};

QTEST_GUILESS_MAIN(TstInterrupt)
#include "tst_interrupt.moc"
