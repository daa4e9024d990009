// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/page_list.h"

#include "gallery/freeze_thaw_page.h"

namespace thaw::gallery {

const QList<Page> &pageList()
{
    static const QList<Page> pages {
        freezeThawPage(),
    };
    return pages;
}

QStringList pageIds()
{
    QStringList ids;
    for (const Page &page : pageList())
        ids.append(page.id);
    return ids;
}

} // namespace thaw::gallery
