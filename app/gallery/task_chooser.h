// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

QT_BEGIN_NAMESPACE
class QComboBox;
QT_END_NAMESPACE

namespace thaw::gallery {

class SegmentedControl;

// Which workload, by which strategy: everything on the two lists.
// For tests: "param.workload", "strategy.ID".
class TaskChooser : public QWidget {
    Q_OBJECT

public:
    explicit TaskChooser(QWidget *parent = nullptr);

    QString workload() const;
    QString strategy() const;
    void setStrategy(const QString &id);

Q_SIGNALS:
    void workloadChanged(const QString &id);
    void strategyChanged(const QString &id);

private:
    QComboBox *m_workload;
    SegmentedControl *m_strategy;
};

} // namespace thaw::gallery
