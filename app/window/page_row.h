// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace thaw::window {

// A page in the sidebar: icon and title, or the icon alone with the title as its tool tip.
class PageRow : public QPushButton {
    Q_OBJECT

public:
    PageRow(const QString &icon, const QString &title, QWidget *parent);

    void setRail(bool rail);

    QSize minimumSizeHint() const override { return {}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const QString m_icon;
    bool m_rail = false;
};

} // namespace thaw::window
