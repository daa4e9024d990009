// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace thaw::gallery {

// Paints the cells of a RunTableText over a RunTableModel: the tint and the bar of a frozen
// run, the verdict's sign, the longest stalls as bars on one scale.
class RunTableDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(
        QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace thaw::gallery
