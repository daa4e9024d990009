// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

QT_BEGIN_NAMESPACE
class QCheckBox;
class QLayout;
class QLineEdit;
class QPushButton;
QT_END_NAMESPACE

namespace thaw::gallery {

// Where to export to, and in which formats ("csv", "png" …).
struct ExportChoice {
    QString folder;
    QStringList formats;
};

// Asks for both. Shown by open(), never exec(): a nested loop would hold up everything that
// its caller awaits. Remembers the last choice made.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    explicit ExportDialog(const QStringList &formats, QWidget *parent);

    ExportChoice choice() const;

    void accept() override;

Q_SIGNALS:
    void chosen(const thaw::gallery::ExportChoice &choice);

private:
    QLayout *makeFolderRow();
    QLayout *makeFormatRow(const QStringList &formats);
    QLayout *makeButtonRow();
    void browse();
    void restore();
    void refresh();

    QLineEdit *m_folder;
    QList<QCheckBox *> m_formats;
    QPushButton *m_export;
};

} // namespace thaw::gallery
