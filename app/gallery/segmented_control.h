// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>

QT_BEGIN_NAMESPACE
class QAbstractButton;
class QButtonGroup;
class QHBoxLayout;
QT_END_NAMESPACE

namespace thaw::gallery {

// One of a few, all of them visible. Tab reaches the chosen one, arrows choose.
class SegmentedControl : public QFrame {
    Q_OBJECT

public:
    explicit SegmentedControl(QWidget *parent = nullptr);

    // The first one added is chosen. Its object name becomes "PREFIX.ID", with the control's own
    // object name as the prefix.
    void add(const QString &id, const QString &text, const QString &explanation);

    QString current() const;
    // An unknown id changes nothing. currentChanged() follows as if it was clicked.
    void setCurrent(const QString &id);

Q_SIGNALS:
    void currentChanged(const QString &id);

private:
    QHBoxLayout *m_row;
    QButtonGroup *m_group;
};

} // namespace thaw::gallery
