// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/export_dialog.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace thaw;
using gallery::ExportDialog;

class TestExportDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void needsAFolderAndAFormat();
    void remembersWhatWasChosen();
    void forgetsWhatWasNot();
};

namespace {

const QStringList formats { "csv", "json", "png" };

} // namespace

void TestExportDialog::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("thaw-test");
    QCoreApplication::setApplicationName("tst_export_dialog");
}

void TestExportDialog::init()
{
    QSettings().clear();
}

void TestExportDialog::needsAFolderAndAFormat()
{
    ExportDialog dialog(formats, nullptr);
    auto *folder = dialog.findChild<QLineEdit *>("export.folder");
    auto *ok = dialog.findChild<QPushButton *>("export.ok");
    QVERIFY(!folder->text().isEmpty());
    QVERIFY(ok->isEnabled());
    folder->setText("  ");
    QVERIFY(!ok->isEnabled());
    folder->setText("/somewhere");
    QVERIFY(ok->isEnabled());
    for (const QString &format : formats)
        dialog.findChild<QCheckBox *>("export." + format)->setChecked(false);
    QVERIFY(!ok->isEnabled());
}

void TestExportDialog::remembersWhatWasChosen()
{
    {
        ExportDialog dialog(formats, nullptr);
        dialog.findChild<QLineEdit *>("export.folder")->setText("/somewhere else");
        dialog.findChild<QCheckBox *>("export.json")->setChecked(false);
        QSignalSpy chosen(&dialog, &ExportDialog::chosen);
        dialog.accept();
        QCOMPARE(chosen.count(), 1);
    }
    const ExportDialog again(formats, nullptr);
    QCOMPARE(again.choice().folder, "/somewhere else");
    QCOMPARE(again.choice().formats, (QStringList { "csv", "png" }));
}

void TestExportDialog::forgetsWhatWasNot()
{
    const QString first = ExportDialog(formats, nullptr).choice().folder;
    {
        ExportDialog dialog(formats, nullptr);
        dialog.findChild<QLineEdit *>("export.folder")->setText("/never");
        dialog.reject();
    }
    QCOMPARE(ExportDialog(formats, nullptr).choice().folder, first);
}

QTEST_MAIN(TestExportDialog)
#include "tst_export_dialog.moc"
