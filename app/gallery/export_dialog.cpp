// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/export_dialog.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace thaw::gallery {

namespace {

const QLatin1String folderKey("export/folder");
const QLatin1String formatsKey("export/formats");

QString firstFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir::toNativeSeparators(documents + QLatin1String("/thaw-results"));
}

} // namespace

ExportDialog::ExportDialog(const QStringList &formats, QWidget *parent)
    : QDialog(parent)
    , m_folder(new QLineEdit(this))
    , m_export(new QPushButton(tr("&Export"), this))
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export runs and charts"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(16);
    column->addLayout(makeFolderRow());
    column->addLayout(makeFormatRow(formats));
    column->addStretch(1);
    column->addLayout(makeButtonRow());
    setMinimumWidth(560);
    restore();
    refresh();
}

ExportChoice ExportDialog::choice() const
{
    ExportChoice choice { QDir::fromNativeSeparators(m_folder->text().trimmed()), {} };
    for (const QCheckBox *box : m_formats) {
        if (box->isChecked())
            choice.formats.append(box->text());
    }
    return choice;
}

void ExportDialog::accept()
{
    const ExportChoice chose = choice();
    if (chose.folder.isEmpty() || chose.formats.isEmpty())
        return;
    QSettings settings;
    settings.setValue(folderKey, chose.folder);
    settings.setValue(formatsKey, chose.formats);
    QDialog::accept();
    Q_EMIT chosen(chose);
}

QLayout *ExportDialog::makeFolderRow()
{
    auto *label = new QLabel(tr("&Folder"), this);
    label->setBuddy(m_folder);
    m_folder->setObjectName(QStringLiteral("export.folder"));
    m_folder->setAccessibleName(tr("Folder"));
    connect(m_folder, &QLineEdit::textChanged, this, &ExportDialog::refresh);
    auto *browseButton = new QPushButton(tr("&Browse…"), this);
    browseButton->setObjectName(QStringLiteral("export.browse"));
    browseButton->setAutoDefault(false);
    connect(browseButton, &QPushButton::clicked, this, &ExportDialog::browse);

    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(label);
    row->addWidget(m_folder, 1);
    row->addWidget(browseButton);
    return row;
}

QLayout *ExportDialog::makeFormatRow(const QStringList &formats)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(new QLabel(tr("Formats"), this));
    for (const QString &format : formats) {
        auto *box = new QCheckBox(format, this);
        box->setObjectName(QLatin1String("export.") + format);
        connect(box, &QCheckBox::toggled, this, &ExportDialog::refresh);
        m_formats.append(box);
        row->addWidget(box);
    }
    row->addStretch(1);
    return row;
}

QLayout *ExportDialog::makeButtonRow()
{
    m_export->setObjectName(QStringLiteral("export.ok"));
    m_export->setDefault(true);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::accept);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("export.cancel"));
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &ExportDialog::reject);

    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addStretch(1);
    row->addWidget(m_export);
    row->addWidget(cancel);
    return row;
}

void ExportDialog::browse()
{
    auto *chooser = new QFileDialog(this, tr("Folder to export to"), m_folder->text());
    chooser->setObjectName(QStringLiteral("export.chooser"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::Directory);
    chooser->setOption(QFileDialog::ShowDirsOnly);
    connect(chooser, &QFileDialog::fileSelected, m_folder,
        [this](const QString &folder) { m_folder->setText(QDir::toNativeSeparators(folder)); });
    chooser->open();
}

void ExportDialog::restore()
{
    const QSettings settings;
    m_folder->setText(QDir::toNativeSeparators(settings.value(folderKey, firstFolder()).toString()));
    const QVariant formats = settings.value(formatsKey);
    for (QCheckBox *box : m_formats)
        box->setChecked(!formats.isValid() || formats.toStringList().contains(box->text()));
}

void ExportDialog::refresh()
{
    const bool any = std::any_of(
        m_formats.begin(), m_formats.end(), [](const QCheckBox *box) { return box->isChecked(); });
    m_export->setEnabled(any && !m_folder->text().trimmed().isEmpty());
}

} // namespace thaw::gallery
