// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/environment.h"

#include <QPushButton>

namespace thaw::window {

// What makes this machine's figures doubtful, in two lines; pressed, it says it in full.
// Hidden where nothing does. For tests: "machine".
class MachineNote : public QPushButton {
    Q_OBJECT

public:
    explicit MachineNote(QWidget *parent);

    void setEnvironment(const measure::Environment &environment);
    void setRail(bool rail);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return { 0, sizeHint().height() }; }

Q_SIGNALS:
    void explanationWanted(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_title;
    QString m_warnings;
    bool m_rail = false;
};

} // namespace thaw::window
