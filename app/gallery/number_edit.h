// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace thaw::gallery {

// A field for a whole number, right-aligned, with thousands set apart once it is left.
// Takes any text: what is wrong with it is said where it is used, not by swallowing keys.
class NumberEdit : public QLineEdit {
    Q_OBJECT

public:
    explicit NumberEdit(QWidget *parent = nullptr);

    // Without the thin spaces: "600000".
    QString plainText() const;
    void setPlainText(const QString &text);

private:
    void setApart();
};

} // namespace thaw::gallery
