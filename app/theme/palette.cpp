// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/palette.h"

namespace thaw::theme {

QPalette palette(Scheme scheme)
{
    const auto of = [scheme](Role role) { return colour(role, scheme); };
    QPalette p;
    p.setColor(QPalette::Window, of(Role::Page));
    p.setColor(QPalette::WindowText, of(Role::Text));
    p.setColor(QPalette::Base, of(Role::Page));
    p.setColor(QPalette::AlternateBase, of(Role::Side));
    p.setColor(QPalette::Text, of(Role::Title));
    p.setColor(QPalette::PlaceholderText, of(Role::Faint));
    p.setColor(QPalette::Button, of(Role::Page));
    p.setColor(QPalette::ButtonText, of(Role::Title));
    p.setColor(QPalette::BrightText, of(Role::OnAccent));
    p.setColor(QPalette::Highlight, of(Role::Accent));
    p.setColor(QPalette::HighlightedText, of(Role::OnAccent));
    p.setColor(QPalette::Link, of(Role::Accent));
    p.setColor(QPalette::LinkVisited, of(Role::Accent));
    p.setColor(QPalette::ToolTipBase, of(Role::Side));
    p.setColor(QPalette::ToolTipText, of(Role::Title));
    p.setColor(QPalette::Light, of(Role::Page));
    p.setColor(QPalette::Midlight, of(Role::Hover));
    p.setColor(QPalette::Mid, of(Role::Axis));
    p.setColor(QPalette::Dark, of(Role::Outline));
    p.setColor(QPalette::Shadow, of(Role::Outline));
    for (const QPalette::ColorRole role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText })
        p.setColor(QPalette::Disabled, role, of(Role::Outline));
    return p;
}

} // namespace thaw::theme
