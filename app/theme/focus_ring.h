// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFocusFrame>
#include <QPointer>

namespace thaw::theme {

// The ring round what the keyboard acts on. Shown when the focus came by key, and always round
// fields that are typed into; a click on a button needs none.
// Thread: the UI thread. Lifetime: one an application, owned by it.
class FocusRing : public QObject {
    Q_OBJECT

public:
    explicit FocusRing(QObject *parent);

private:
    void moveTo(QWidget *now);

    QPointer<QFocusFrame> m_frame;
};

} // namespace thaw::theme
