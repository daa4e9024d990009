// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/colours.h"

#include <QObject>
#include <QVariant>

#include <optional>

QT_BEGIN_NAMESPACE
class QDBusVariant;
QT_END_NAMESPACE

namespace thaw::theme {

// What the desktop prefers, light or dark: as its settings portal says; where there is none or
// it has no preference, as Qt knows it (6.5 and newer), or as the system's palette looks.
// Asks the session bus without waiting; where there is no bus it asks nobody, since Qt would
// start one.
// Source: XDG Desktop Portal, org.freedesktop.portal.Settings, "org.freedesktop.appearance
// color-scheme": 0 no preference, 1 dark, 2 light.
// Thread: the UI thread.
class SystemScheme : public QObject {
    Q_OBJECT

public:
    explicit SystemScheme(QObject *parent);

    Scheme scheme() const;

Q_SIGNALS:
    // Perhaps: ask scheme().
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private Q_SLOTS:
    void portalChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void askPortal();
    void take(const QVariant &answer);

    std::optional<Scheme> m_portal;
    Scheme m_palette; // as the system's looked before ours covered it
};

} // namespace thaw::theme
