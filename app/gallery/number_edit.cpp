// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/number_edit.h"

#include <QSignalBlocker>

namespace thaw::gallery {

namespace {

const QChar thinSpace(0x202F);

QString withThousands(const QString &text)
{
    bool isNumber = false;
    const qlonglong number = text.toLongLong(&isNumber);
    if (!isNumber)
        return text;
    QString digits = QString::number(number);
    const qsizetype first = number < 0 ? 1 : 0;
    for (qsizetype at = digits.size() - 3; at > first; at -= 3)
        digits.insert(at, thinSpace);
    return digits;
}

} // namespace

NumberEdit::NumberEdit(QWidget *parent)
    : QLineEdit(parent)
{
    setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(this, &QLineEdit::editingFinished, this, &NumberEdit::setApart);
}

QString NumberEdit::plainText() const
{
    QString plain = text().trimmed();
    plain.remove(thinSpace);
    return plain;
}

void NumberEdit::setPlainText(const QString &text)
{
    setText(withThousands(text));
}

void NumberEdit::setApart()
{
    const QSignalBlocker quiet(this); // the value is the same
    setText(withThousands(plainText()));
}

} // namespace thaw::gallery
