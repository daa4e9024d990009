// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/run_table_model.h"

#include <QWidget>

QT_BEGIN_NAMESPACE
class QPushButton;
class QStackedWidget;
QT_END_NAMESPACE

namespace thaw::gallery {

class MessageLine;
class RunTable;

// The table of runs under its heading, with the export beside it; before the first run, what
// to do to get one.
// For tests: "export", "exportMessage", "exportError", "emptyRun".
class RunsSection : public QWidget {
    Q_OBJECT

public:
    explicit RunsSection(RunTableModel &model, QWidget *parent = nullptr);

    void setCompact(bool compact);
    void setCanRun(bool can);
    void setCanExport(bool can);
    MessageLine &exportMessage() { return *m_message; }

Q_SIGNALS:
    void runWanted();
    void exportWanted();
    void exportAgainWanted();
    void runChosen(int row);

private:
    QWidget *makeHead();
    QWidget *makeEmpty();

    QPushButton *m_export;
    QPushButton *m_run;
    QWidget *m_caption;
    MessageLine *m_message;
    RunTable *m_table;
    QStackedWidget *m_stack;
};

} // namespace thaw::gallery
