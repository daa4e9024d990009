// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/page.h"

#include <QScrollArea>

QT_BEGIN_NAMESPACE
class QVBoxLayout;
QT_END_NAMESPACE

namespace thaw::window {

// A page under its header: title, what there is to learn, and the way to its neighbours.
// Scrolls where the window is too small for the page.
class PageFrame : public QScrollArea {
    Q_OBJECT

public:
    PageFrame(
        const gallery::Page &page, const gallery::PageContext &context, bool hasNeighbours, QWidget *parent);

    gallery::PageView &view() const { return *m_view; }
    void setCompact(bool compact);

Q_SIGNALS:
    void stepWanted(int by); // 1: the next page, -1: the previous one

private:
    QWidget *makeHeader(const gallery::Page &page, bool hasNeighbours);
    QWidget *makeStep(int by, const QString &icon, const QString &name);

    QVBoxLayout *m_column;
    gallery::PageView *m_view;
};

} // namespace thaw::window
