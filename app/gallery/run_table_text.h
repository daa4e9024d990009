// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIdentityProxyModel>

namespace thaw::gallery {

// The words of a RunTableModel: headings with units, figures, verdicts.
class RunTableText : public QIdentityProxyModel {
    Q_OBJECT

public:
    using QIdentityProxyModel::QIdentityProxyModel;

    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const QModelIndex &index) const;
};

// Whether a column of RunTableModel holds figures, which stand to the right.
bool isFigureColumn(int column);

} // namespace thaw::gallery
