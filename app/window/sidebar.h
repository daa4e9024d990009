// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/page.h"
#include "measure/environment.h"

#include <QFrame>
#include <QList>

QT_BEGIN_NAMESPACE
class QAbstractButton;
class QButtonGroup;
class QLabel;
class QVBoxLayout;
QT_END_NAMESPACE

namespace thaw::window {

class MachineNote;

// The pages by group, and at the foot what makes this machine's figures doubtful. In small
// windows a rail of icons.
// For tests: "page.ID".
class Sidebar : public QFrame {
    Q_OBJECT

public:
    explicit Sidebar(const QList<gallery::Page> &pages, QWidget *parent = nullptr);

    void setPage(const QString &id);
    void setRail(bool rail);
    void setEnvironment(const measure::Environment &environment);

Q_SIGNALS:
    void pageWanted(const QString &id);
    void explanationWanted(const QString &text);

private:
    void addHeading(const QString &text);
    void addRow(const gallery::Page &page);

    QVBoxLayout *m_column;
    QButtonGroup *m_rows;
    QList<QLabel *> m_headings;
    MachineNote *m_machine;
};

} // namespace thaw::window
