// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/try_this.h"

#include "theme/kind.h"
#include "theme/metrics.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace thaw::gallery {

const QList<Suggestion> &suggestionList()
{
    static const QList<Suggestion> suggestions {
        { QT_TRANSLATE_NOOP("suggestions", "Type in the field below while blocking runs"), "blocking",
            { { "latency_ms", "3000" } } },
        { QT_TRANSLATE_NOOP("suggestions", "60 requests with qcoro: six connections a host"), "qcoro",
            { { "latency_ms", "300" }, { "requests", "60" }, { "concurrency", "60" } } },
        { QT_TRANSLATE_NOOP("suggestions", "answer = never, then Cancel"), "co-await",
            { { "answer", "never" } } },
    };
    return suggestions;
}

TryThis::TryThis(QWidget *parent)
    : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme::metrics::unit);
    auto *title = new QLabel(tr("Try this"), this);
    theme::setKind(title, theme::Kind::Label);
    row->addWidget(title);
    row->addSpacing(theme::metrics::unit);
    for (qsizetype i = 0; i < suggestionList().size(); ++i) {
        if (i > 0)
            row->addWidget(new QLabel(QStringLiteral("•"), this));
        auto *link
            = new QPushButton(QCoreApplication::translate("suggestions", suggestionList()[i].text), this);
        link->setObjectName(QLatin1String("try.") + QString::number(i));
        theme::setKind(link, theme::Kind::Link);
        connect(link, &QPushButton::clicked, this, [this, i] { Q_EMIT chosen(suggestionList()[i]); });
        row->addWidget(link);
    }
    row->addStretch(1);
}

} // namespace thaw::gallery
