// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QPushButton;
QT_END_NAMESPACE

namespace thaw::gallery {

class ElidedLabel;

// One line in place of a dialog: what came of something, or what failed, what to do about it,
// and one button to try again.
class MessageLine : public QWidget {
    Q_OBJECT

public:
    // `noteName`, `errorName`: object names of the two texts, for tests.
    MessageLine(const QString &noteName, const QString &errorName, QWidget *parent = nullptr);

    void showNote(const QString &text);
    void showProblem(const base::Problem &problem);
    void clear() { showNote({}); }

Q_SIGNALS:
    void againWanted();

private:
    ElidedLabel *m_note;
    QLabel *m_icon;
    ElidedLabel *m_error;
    QPushButton *m_again;
};

} // namespace thaw::gallery
