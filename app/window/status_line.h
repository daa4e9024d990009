// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QTimer>

namespace thaw::window {

// A message over the foot of its parent, which goes away by itself. For tests: "status".
class StatusLine : public QLabel {
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent);

    void say(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void place();

    QTimer m_end;
};

} // namespace thaw::window
