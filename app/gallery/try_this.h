// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QWidget>

namespace thaw::gallery {

// Something worth trying on the page: a link that sets strategy and parameters.
struct Suggestion {
    const char *text; // QT_TRANSLATE_NOOP("suggestions", …)
    QString strategy;
    QMap<QString, QString> parameters; // the rest at their defaults
};

const QList<Suggestion> &suggestionList();

// All of them on one line. For tests: "try.0", "try.1" …
class TryThis : public QWidget {
    Q_OBJECT

public:
    explicit TryThis(QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const thaw::gallery::Suggestion &suggestion);
};

} // namespace thaw::gallery
