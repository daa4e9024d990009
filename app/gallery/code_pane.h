// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/result.h"

#include <QWidget>

#include <optional>

QT_BEGIN_NAMESPACE
class QComboBox;
class QLabel;
QT_END_NAMESPACE

namespace thaw::gallery {

class CodeView;

// What one strategy does with a workload, in its own source code, and how its last run went.
class CodePane : public QWidget {
    Q_OBJECT

public:
    // `name`: object name of the strategy's combo box, for tests.
    explicit CodePane(const QString &name, QWidget *parent = nullptr);

    QString strategy() const;
    void setStrategy(const QString &id);
    void setWorkload(const QString &id);
    void setLastRun(const std::optional<measure::Run> &run);
    void setCompact(bool compact);

    CodeView *view() const { return m_view; }

Q_SIGNALS:
    void strategyChanged(const QString &id);
    void codeChanged();

private:
    QWidget *makeHead(const QString &name);
    void showCode();
    void showVerdict();

    QString m_workload;
    std::optional<measure::Run> m_run;
    bool m_compact = false;
    QLabel *m_icon;
    QComboBox *m_strategies;
    QLabel *m_where;
    CodeView *m_view;
};

} // namespace thaw::gallery
