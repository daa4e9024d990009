// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "measure/result.h"

#include <QList>
#include <QMap>
#include <QWidget>

namespace thaw::gallery {

class CodePane;

// The code of two strategies side by side, scrolled together, each with its last run.
class CodeComparison : public QWidget {
    Q_OBJECT

public:
    explicit CodeComparison(QWidget *parent = nullptr);

    void setWorkload(const QString &id);
    // Brings the strategy's code to the right unless it is shown already.
    void showStrategy(const QString &strategy);
    void setRun(const measure::Run &run);
    void setCompact(bool compact);

private:
    void scrollTogether(CodePane *leader, CodePane *follower);
    void showRun(CodePane *pane);
    void settleHeight();
    void rest();

    QString m_workload;
    QMap<QString, measure::Run> m_lastRuns; // of this workload, by strategy
    CodePane *m_left;
    CodePane *m_right;
    bool m_compact = false;
    bool m_following = false;
};

} // namespace thaw::gallery
