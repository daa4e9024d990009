// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/kind.h"

#include <QStyle>

namespace thaw::theme {

namespace {

// As style_sheet.cpp calls them.
const char *name(Kind kind)
{
    switch (kind) {
    case Kind::Primary:
        return "primary";
    case Kind::Flat:
        return "flat";
    case Kind::Link:
        return "link";
    case Kind::Segments:
        return "segments";
    case Kind::Segment:
        return "segment";
    case Kind::Side:
        return "side";
    case Kind::Row:
        return "row";
    case Kind::PageTitle:
        return "title";
    case Kind::Section:
        return "section";
    case Kind::Name:
        return "name";
    case Kind::Label:
        return "label";
    case Kind::Faint:
        return "faint";
    case Kind::Stall:
        return "stall";
    case Kind::Hairline:
        return "hairline";
    case Kind::Code:
        return "code";
    }
    return "";
}

} // namespace

void setKind(QWidget *widget, Kind kind)
{
    widget->setProperty("kind", QLatin1String(name(kind)));
    // A style sheet looks at properties once, when it polishes.
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

} // namespace thaw::theme
