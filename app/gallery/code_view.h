// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gallery/source_region.h"
#include "theme/colours.h"

#include <QTextEdit>

#include <optional>

namespace thaw::gallery {

// Code with line numbers, in lines of one height. The line that waits carries a bar and a
// tint, and at its right what was measured there.
class CodeView : public QTextEdit {
    Q_OBJECT

public:
    explicit CodeView(QWidget *parent = nullptr);

    void setCode(const SourceText &code);

    // What came of waiting: `strong` ("1 003 ms") and `words` ("UI thread blocked"), in the
    // role's colour: Stall or Ok. Without a measurement the bar is neutral and bears no words.
    struct Measured {
        QString strong;
        QString words;
        theme::Role role = theme::Role::Ok;
    };
    void setMeasured(std::optional<Measured> measured);

    // Smaller lines, for small windows.
    void setCompact(bool compact);

    int lineHeight() const;
    int lineCount() const { return m_lines; }
    // Of the view that shows `lines` lines.
    int heightFor(int lines) const;

    // The scroll position at which the waiting line stands in the middle, and no line is cut at the top.
    int restingPosition() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    QRect lineRect(int line) const;
    void paintNumbers(QPainter &painter) const;
    void paintWaitingLine(QPainter &painter) const;
    void paintMeasured(QPainter &painter) const;

    QList<int> m_waiting; // line numbers from 0
    std::optional<Measured> m_measured;
    int m_lines = 0;
    bool m_compact = false;
};

} // namespace thaw::gallery
