// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/cpp_tokens.h"

#include <QSyntaxHighlighter>

namespace thaw::gallery {

// Colours C++ in the colours of the scheme shown, and follows when it changes.
class CppHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    explicit CppHighlighter(QTextDocument *document);

protected:
    void highlightBlock(const QString &text) override;
};

} // namespace thaw::gallery
