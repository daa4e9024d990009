// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace thaw::gallery {

// A line of text that gives way: cut with "…" where there is no room, whole in its tool tip.
// Up to `strong` characters are in the title's colour.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    void setStrong(qsizetype characters) { m_strong = characters; }

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    bool isCut() const;

    qsizetype m_strong = 0;
};

} // namespace thaw::gallery
