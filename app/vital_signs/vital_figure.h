// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/colours.h"

#include <QLabel>

namespace thaw::vital_signs {

// A figure of the strip with words beside it, and an icon before it when it is alarming. Its
// text is all of it, for screen readers and tests; digits are painted with equal widths.
class VitalFigure : public QLabel {
    Q_OBJECT

public:
    explicit VitalFigure(const QString &caption, QWidget *parent = nullptr);

    struct Content {
        QString figure; // "1 003"
        QString words; // "ms, 27 s ago"
        bool alarming = false;
        bool operator==(const Content &) const = default;
    };
    void show(const Content &content);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Content m_content;
};

} // namespace thaw::vital_signs
