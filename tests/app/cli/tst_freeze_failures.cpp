// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "support/limits.h"
#include "support/small_disk.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <optional>

using namespace thaw;

namespace {

const QStringList quickRun { "freeze", "--set", "latency_ms=1", "--strategy", "co-await", "--out" };

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool putEarlierFile(const QString &folder)
{
    QFile file(folder + "/freeze.json");
    return file.open(QIODevice::WriteOnly) && file.write("earlier") == 7;
}

} // namespace

// thaw freeze when something goes wrong while it runs: a message, status 1, earlier files kept.
class TstFreezeFailures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void badAnswersFailAndTheRestIsRun_data()
    {
        QTest::addColumn<QString>("answer");
        for (const char *answer : { "close", "error-500", "half" })
            QTest::newRow(answer) << answer;
    }
    void badAnswersFailAndTheRestIsRun()
    {
        QFETCH(QString, answer);
        QTemporaryDir out;
        const test::Ended ended = test::runThaw(
            { "freeze", "--strategy", "blocking", "--strategy", "qcoro", "--strategy", "co-await", "--set",
                "latency_ms=1", "--set", "answer=" + answer, "--out", out.path(), "--format", "json" });
        QCOMPARE(ended.status, 1);
        const auto json = QJsonDocument::fromJson(contentOf(out.filePath("freeze.json")));
        const QJsonArray entries = json["benchmarks"].toArray();
        QCOMPARE(entries.size(), 3);
        for (const QJsonValue &entry : entries) {
            QCOMPARE(entry["error_occurred"], QJsonValue(true));
            const QString message = entry["error_message"].toString();
            QVERIFY(!message.isEmpty());
            QVERIFY2(ended.out.contains(message), qPrintable(ended.out));
            QVERIFY2(ended.err.contains(entry["variant"].toString() + ": " + message), qPrintable(ended.err));
        }
        QCOMPARE(json["context"]["complete"], QJsonValue(true));
    }

    void anAnswerThatNeverComesTimesOut()
    {
        const test::Ended ended = test::runThaw({ "freeze", "--strategy", "blocking", "--strategy",
            "co-await", "--set", "answer=never", "--set", "timeout_ms=200" });
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.out.count(u'\n'), 4);
    }

    void aReadOnlyFolder_data() { waysToFail("read-only file system"); }
    void aReadOnlyFolder()
    {
        QFETCH(bool, disk);
        std::optional<test::SmallDisk> small;
        if (disk)
            small.emplace();
        QTemporaryDir plain;
        const QString folder = disk ? small->path() : plain.path();
        QVERIFY(putEarlierFile(folder));
        if (disk)
            QVERIFY(small->makeReadOnly());
        QFile::setPermissions(
            folder, QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther);
        refused(folder);
        refused(folder + "/new");
        QCOMPARE(contentOf(folder + "/freeze.json"), QByteArray("earlier"));
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void aFullDisk_data() { waysToFail("64 KiB tmpfs"); }
    void aFullDisk()
    {
        QFETCH(bool, disk);
        std::optional<test::SmallDisk> small;
        if (disk)
            small.emplace();
        QTemporaryDir plain;
        const QString folder = disk ? small->path() : plain.path();
        QVERIFY(putEarlierFile(folder));
        if (disk)
            QVERIFY(small->fill(2 * 4096));
        // Room for one file; without such a disk none may grow beyond 512 bytes.
        QProcess process;
        process.setProcessEnvironment(test::noDisplay());
        if (!disk)
            process.setChildProcessModifier([] { test::limitFileSize(512); });
        process.start(QStringLiteral(THAW_PROGRAM), quickRun + QStringList { folder });
        const test::Ended ended = test::endOf(process);
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.contains("thaw: " + folder + "/freeze."), qPrintable(ended.err));
        QVERIFY2(ended.err.contains("can't be written: "), qPrintable(ended.err));
        QVERIFY(!ended.err.contains("wrote"));
        QVERIFY2(ended.out.contains("\nco-await "), "what was measured is shown nevertheless");
        QCOMPARE(contentOf(folder + "/freeze.json"), QByteArray("earlier"));
        QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden),
            disk ? QStringList({ "filler", "freeze.json" }) : QStringList { "freeze.json" });
    }

    void aFileInTheFoldersPlace()
    {
        QTemporaryDir out;
        QVERIFY(putEarlierFile(out.path()));
        QCOMPARE(test::runThaw(quickRun + QStringList { out.filePath("freeze.json") }).status, 2);
        const test::Ended below = test::runThaw(quickRun + QStringList { out.filePath("freeze.json/deep") });
        QCOMPARE(below.status, 1);
        QVERIFY2(below.err.contains("can't be written: Not a directory"), qPrintable(below.err));
        QCOMPARE(contentOf(out.filePath("freeze.json")), QByteArray("earlier"));
    }

    void aPlatformThatIsNotThere()
    {
        QTemporaryDir out;
        QProcessEnvironment environment = test::noDisplay();
        environment.insert("QT_QPA_PLATFORM", "no-such-platform");
        const test::Ended ended = test::runThaw(quickRun + QStringList { out.path() }, environment);
        QCOMPARE(ended.status, 1);
        QVERIFY2(ended.err.startsWith("thaw: drawing pictures: "), qPrintable(ended.err));
        QCOMPARE(
            test::runThaw(quickRun + QStringList { out.path(), "--format", "json" }, environment).status, 0);
    }

private:
    static void waysToFail(const char *diskName)
    {
        QTest::addColumn<bool>("disk");
        QTest::newRow("on a plain file system") << false;
        if (test::SmallDisk().isThere())
            QTest::newRow(diskName) << true;
    }

    static void refused(const QString &folder)
    {
        QProcess process;
        process.setProcessEnvironment(test::noDisplay());
        process.setChildProcessModifier([] { test::obeyFolderModes(); });
        process.start(QStringLiteral(THAW_PROGRAM), quickRun + QStringList { folder });
        const test::Ended ended = test::endOf(process);
        QCOMPARE(ended.status, 1);
        QCOMPARE(ended.out, QString()); // known before anything is run
        QVERIFY2(ended.err.startsWith("thaw: " + folder + ": can't be written: "), qPrintable(ended.err));
    }
};

QTEST_GUILESS_MAIN(TstFreezeFailures)
#include "tst_freeze_failures.moc"
