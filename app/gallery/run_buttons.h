// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QPushButton;
QT_END_NAMESPACE

namespace thaw::gallery {

class ElidedLabel;

// Run and Cancel, of which one can be pressed at a time, and left of them what is running.
// For tests: "run", "cancel", "progress".
class RunButtons : public QWidget {
    Q_OBJECT

public:
    explicit RunButtons(QWidget *parent = nullptr);

    // `what` says what runs; empty when nothing does.
    void setRunning(const QString &what);

Q_SIGNALS:
    void runClicked();
    void cancelClicked();

private:
    ElidedLabel *m_progress;
    QPushButton *m_run;
    QPushButton *m_cancel;
};

} // namespace thaw::gallery
