// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "results/result_files.h"
#include "support/limits.h"
#include "support/small_disk.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <optional>

using namespace thaw;
using base::Problem;
using results::NamedFile;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(none)");
}

QStringList namesIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

// The first fits everywhere, the second nowhere.
QList<NamedFile> filesThatDontFit()
{
    return { { QStringLiteral("a.json"), "new" }, { QStringLiteral("b.csv"), QByteArray(200 * 1024, 'b') } };
}

} // namespace

class TstResultFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesAndReplaces()
    {
        QTemporaryDir folder;
        const QString deep = folder.filePath("some/where");
        const auto paths = results::writeFiles(deep, { { "a.json", "old" }, { "b.csv", "b" } });
        QVERIFY(paths.ok());
        QCOMPARE(*paths, QStringList({ deep + "/a.json", deep + "/b.csv" }));
        QVERIFY(results::writeFiles(deep, { { "a.json", "new" } }).ok());
        QCOMPARE(contentOf(deep + "/a.json"), QByteArray("new"));
        QCOMPARE(contentOf(deep + "/b.csv"), QByteArray("b"));
        QCOMPARE(namesIn(deep), QStringList({ "a.json", "b.csv" }));
    }

    void aFullDiskLeavesWhatWasThere_data()
    {
        QTest::addColumn<bool>("disk");
        QTest::newRow("file size limit") << false;
        if (test::SmallDisk().isThere())
            QTest::newRow("64 KiB tmpfs") << true;
    }
    void aFullDiskLeavesWhatWasThere()
    {
        QFETCH(bool, disk);
        std::optional<test::SmallDisk> small;
        if (disk)
            small.emplace();
        QTemporaryDir plain;
        const QString folder = disk ? small->path() : plain.path();
        QVERIFY(results::writeFiles(folder, { { "a.json", "old" } }).ok());

        std::optional<test::FileSizeLimit> limit;
        if (!disk)
            limit.emplace(64 * 1024);
        const auto written = results::writeFiles(folder, filesThatDontFit());
        limit.reset();
        QVERIFY(!written.ok());
        QCOMPARE(written.problem().kind, Problem::Kind::Failed);
        QCOMPARE(written.problem().what, QString(folder + "/b.csv"));
        QCOMPARE(written.problem().why,
            disk ? QStringLiteral("can't be written: No space left on device")
                 : QStringLiteral("can't be written: File too large"));
        QVERIFY(!written.problem().remedy.isEmpty());
        QCOMPARE(namesIn(folder), QStringList({ "a.json" })); // nothing half, nothing beside
        QCOMPARE(contentOf(folder + "/a.json"), QByteArray("old"));
    }

    void aDiskWithoutAFreeByteIsFoundBeforehand()
    {
        // Where nothing can be mounted, a size limit of no bytes refuses the first one as well.
        test::SmallDisk small;
        std::optional<test::FileSizeLimit> limit;
        if (small.isThere())
            QVERIFY(small.fill());
        else
            limit.emplace(0);
        const auto prepared = results::prepareFolder(small.path());
        limit.reset();
        QVERIFY(!prepared.ok());
        QCOMPARE(prepared.problem().kind, Problem::Kind::Failed);
        QCOMPARE(prepared.problem().what, small.path());
        if (small.isThere())
            QCOMPARE(prepared.problem().remedy,
                QStringLiteral("The disk is full: free some space, or choose another folder."));
    }

    void aReadOnlyFolderIsFoundBeforehand_data()
    {
        QTest::addColumn<bool>("disk");
        QTest::newRow("somebody else's") << false;
        if (test::SmallDisk().isThere())
            QTest::newRow("read-only file system") << true;
    }
    void aReadOnlyFolderIsFoundBeforehand()
    {
        QFETCH(bool, disk);
        std::optional<test::SmallDisk> small;
        if (disk)
            small.emplace();
        QTemporaryDir plain;
        const QString folder = disk ? small->path() : plain.path();
        QVERIFY(results::writeFiles(folder, { { "a.json", "old" } }).ok());
        if (disk)
            QVERIFY(small->makeReadOnly());
        QFile::setPermissions(
            folder, QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther);
        refusedBy(folder, disk);
        QCOMPARE(contentOf(folder + "/a.json"), QByteArray("old"));
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void aFileIsNoFolder()
    {
        QTemporaryDir folder;
        QVERIFY(results::writeFiles(folder.path(), { { "a", "old" } }).ok());
        const auto prepared = results::prepareFolder(folder.filePath("a"));
        QCOMPARE(prepared.problem().kind, Problem::Kind::BadInput);
        QCOMPARE(prepared.problem().why, QStringLiteral("it is a file, not a folder"));
        QCOMPARE(results::writeFiles(folder.filePath("a"), { { "b", "b" } }).problem().kind,
            Problem::Kind::BadInput);
        QCOMPARE(results::prepareFolder(folder.filePath("a/b")).problem().kind, Problem::Kind::Failed);
        QCOMPARE(results::prepareFolder(folder.filePath("a/b")).problem().why,
            QStringLiteral("can't be written: Not a directory"));
        QCOMPARE(results::prepareFolder(QString()).problem().kind, Problem::Kind::BadInput);
        QCOMPARE(contentOf(folder.filePath("a")), QByteArray("old"));
    }

    void preparingLeavesNothingBehind()
    {
        QTemporaryDir folder;
        QVERIFY(results::prepareFolder(folder.filePath("new")).ok());
        QVERIFY(QDir(folder.filePath("new")).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    }

    void aFolderInAFilesPlaceIsKept()
    {
        QTemporaryDir folder;
        QVERIFY(QDir().mkpath(folder.filePath("b.csv")));
        const auto written = results::writeFiles(folder.path(), { { "a.json", "new" }, { "b.csv", "b" } });
        QVERIFY(!written.ok());
        QCOMPARE(written.problem().what, folder.filePath("b.csv"));
        QVERIFY(namesIn(folder.path()).isEmpty());
    }

private:
    void refusedBy(const QString &folder, bool readOnlySystem)
    {
        const test::NotRoot nobody;
        const QString remedy = readOnlySystem
            ? QStringLiteral("The file system is read-only: choose another folder.")
            : QStringLiteral("You may not write there: choose another folder, or ask its owner.");
        const auto prepared = results::prepareFolder(folder);
        QVERIFY(!prepared.ok());
        QCOMPARE(prepared.problem().kind, Problem::Kind::Failed);
        QCOMPARE(prepared.problem().remedy, remedy);
        const auto written = results::writeFiles(folder, { { QStringLiteral("a.json"), "new" } });
        QVERIFY(!written.ok());
        QCOMPARE(written.problem().what, QString(folder + "/a.json"));
        QCOMPARE(written.problem().remedy, remedy);
        QVERIFY(!results::prepareFolder(folder + "/new").ok());
    }
};

QTEST_GUILESS_MAIN(TstResultFiles)
#include "tst_result_files.moc"
