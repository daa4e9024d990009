// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/run_table_model.h"

#include <QTableView>

namespace thaw::gallery {

// The table of the runs made. Object name "runsTable".
class RunTable : public QTableView {
    Q_OBJECT

public:
    explicit RunTable(RunTableModel &model, QWidget *parent = nullptr);

    // Leaves out what small windows have no room for.
    void setCompact(bool compact);

Q_SIGNALS:
    // A row was double-clicked, or Return pressed on it.
    void runChosen(int row);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void shareWidth();
};

} // namespace thaw::gallery
