// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/parameter_fields.h"
#include "gallery/run_buttons.h"
#include "gallery/task_chooser.h"

QT_BEGIN_NAMESPACE
class QGridLayout;
QT_END_NAMESPACE

namespace thaw::gallery {

// What is to be run: workload, strategy, their parameters, and the buttons to run it. On one
// row where that has room, on two where not.
class ParameterRow : public QWidget {
    Q_OBJECT

public:
    explicit ParameterRow(QWidget *parent = nullptr);

    QString strategy() const { return m_chooser->strategy(); }
    QString workload() const { return m_chooser->workload(); }

    // All that the experiment wants to know, or what is wrong with one of it.
    base::Outcome<measure::ParameterValues> values() const;

    // The strategy, and each parameter at its default unless `texts` says otherwise.
    void set(const QString &strategy, const QMap<QString, QString> &texts);

    void setRunning(const QString &what) { m_buttons->setRunning(what); }

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void workloadChanged(const QString &id);
    void strategyChanged(const QString &id);
    void runClicked();
    void cancelClicked();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showFields();
    void orderTabs();
    void arrange(bool onOneRow);
    int widthOfOneRow() const;

    QGridLayout *m_grid;
    TaskChooser *m_chooser;
    ParameterFields *m_fields;
    RunButtons *m_buttons;
};

} // namespace thaw::gallery
