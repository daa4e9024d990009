// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/colours.h"

#include <QObject>

namespace thaw::theme {

class SystemScheme;

// The program's look: which scheme is shown, and that everything shows it.
// Before install() it is light and touches nothing, which suits tests and pictures.
// Thread: the UI thread. Lifetime: dies with the application.
class Theme : public QObject {
    Q_OBJECT

public:
    enum class Choice { System, Light, Dark };

    static Theme &instance();

    // Gives the application style, palette, font and style sheet, and from then on follows the
    // system's choice. Call once, after the QApplication is made and before the first widget.
    // Nothing is waited for: where the desktop answers later, changed() follows.
    void install();

    Choice choice() const { return m_choice; }
    void setChoice(Choice choice);

    Scheme scheme() const { return m_scheme; }
    QColor colour(Role role) const { return theme::colour(role, m_scheme); }
    QColor series(int n) const { return seriesColour(n, m_scheme); }

Q_SIGNALS:
    // The scheme is another one. Widgets are repainted anyway; this is for what holds colours.
    void changed();

private:
    explicit Theme(QObject *parent);
    Scheme wanted() const;
    void settle();
    void apply();

    Choice m_choice = Choice::System;
    Scheme m_scheme = Scheme::Light;
    SystemScheme *m_system = nullptr;
};

} // namespace thaw::theme
