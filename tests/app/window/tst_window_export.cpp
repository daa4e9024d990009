// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_driver.h"

#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSvgRenderer>
#include <QTemporaryDir>

using namespace thaw;
using driver::patience_ms;

// Runs, exports, and reads back what was written.
class TestWindowExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { driver::prepare("tst_window_export"); }
    void nothingToExportBeforeTheFirstRun();
    void writesWhatTheChartsShow();
    void saysWhatFailed();
};

namespace {

void makeRuns(driver::WindowDriver &thaw)
{
    thaw.run("blocking", 120);
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), 1, patience_ms);
    thaw.run("co-await", 120);
    QTRY_COMPARE_WITH_TIMEOUT(thaw.rows(), 2, patience_ms);
}

void exportTo(driver::WindowDriver &thaw, const QString &folder)
{
    thaw.click("export");
    auto *dialog = thaw.find("exportDialog");
    QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
    thaw.type("export.folder", folder);
    thaw.click("export.ok");
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestWindowExport::nothingToExportBeforeTheFirstRun()
{
    driver::WindowDriver thaw;
    QVERIFY(!thaw.find("export")->isEnabled());
    thaw.press(Qt::Key_E, Qt::ControlModifier);
    QVERIFY(!thaw.find("exportDialog"));
}

void TestWindowExport::writesWhatTheChartsShow()
{
    QTemporaryDir folder;
    const QString target = folder.filePath("not there yet");
    driver::WindowDriver thaw;
    makeRuns(thaw);
    exportTo(thaw, target);
    QTRY_VERIFY_WITH_TIMEOUT(
        thaw.text("exportMessage").contains(QDir::toNativeSeparators(target)), patience_ms);
    QVERIFY(!thaw.isShown("exportError"));

    const QJsonObject json = QJsonDocument::fromJson(contentOf(target + "/freeze.json")).object();
    QSet<QString> variants;
    for (const QJsonValue &entry : json["benchmarks"].toArray())
        variants.insert(entry["variant"].toString());
    QCOMPARE(variants, (QSet<QString> { "blocking", "co-await" }));
    QCOMPARE(json["context"]["complete"].toBool(), true);

    for (const char *name : { "freeze.summary.csv", "freeze.raw.csv", "freeze.series.csv" })
        QVERIFY2(contentOf(target + '/' + name).contains("co-await"), name);
    for (const char *chart : { "lag", "threads" }) {
        const QString base = target + "/freeze." + chart;
        QVERIFY2(!QImage(base + ".png").isNull(), chart);
        QVERIFY2(QSvgRenderer(base + ".svg").isValid(), chart);
    }
}

void TestWindowExport::saysWhatFailed()
{
    QTemporaryDir folder;
    const QString file = folder.filePath("a file");
    QFile(file).open(QIODevice::WriteOnly);
    driver::WindowDriver thaw;
    makeRuns(thaw);
    exportTo(thaw, file + "/below a file");
    QTRY_VERIFY_WITH_TIMEOUT(thaw.isShown("exportError"), patience_ms);
    QVERIFY2(thaw.text("exportError").contains("a file"), qPrintable(thaw.text("exportError")));
    QVERIFY(thaw.find("export")->isEnabled());

    // The file made way for a folder meanwhile.
    QVERIFY(QFile::remove(file));
    thaw.click("exportError.again");
    QTRY_VERIFY_WITH_TIMEOUT(
        thaw.isShown("exportMessage") && thaw.text("exportMessage").contains("below a file"), patience_ms);
    QVERIFY(QFile::exists(file + "/below a file/freeze.json"));
}

QTEST_MAIN(TestWindowExport)
#include "tst_window_export.moc"
