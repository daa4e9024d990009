// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/code_view.h"

#include "gallery/cpp_highlighter.h"
#include "theme/figure_painter.h"
#include "theme/metrics.h"
#include "theme/theme.h"

#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

namespace thaw::gallery {

namespace {

using theme::Role;

constexpr int padding = theme::metrics::unit;
constexpr int barWidth = 3;

int gutter()
{
    return theme::px(44);
}

// Without ligatures: "::" and "<>" are shown as they are typed.
QFont codeFont(bool compact)
{
    QFont font = theme::font(compact ? theme::Type::CodeSmall : theme::Type::Code);
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

QColor ink(Role role)
{
    return theme::Theme::instance().colour(role);
}

} // namespace

CodeView::CodeView(QWidget *parent)
    : QTextEdit(parent)
{
    setFrameShape(QFrame::NoFrame);
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setLineWrapMode(QTextEdit::NoWrap);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    viewport()->setAutoFillBackground(false);
    setCornerWidget(new QWidget(this)); // Qt's own is filled
    setViewportMargins(0, padding, 0, 0); // above what scrolls, so that no line is cut there
    document()->setDocumentMargin(0);
    new CppHighlighter(document());
    connect(&theme::Theme::instance(), &theme::Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void CodeView::setCode(const SourceText &code)
{
    QStringList texts;
    m_waiting.clear();
    for (const SourceLine &line : code) {
        if (line.waits)
            m_waiting.append(int(texts.size()));
        texts.append(line.text);
    }
    m_lines = int(texts.size());
    setPlainText(texts.join(u'\n'));
    layOut();
}

void CodeView::setMeasured(std::optional<Measured> measured)
{
    m_measured = std::move(measured);
    viewport()->update();
}

void CodeView::setCompact(bool compact)
{
    m_compact = compact;
    layOut();
}

int CodeView::lineHeight() const
{
    return theme::px(m_compact ? 18 : 20);
}

int CodeView::heightFor(int lines) const
{
    // The bar below appears and goes without hiding a line.
    return padding + lines * lineHeight() + qMax(padding, horizontalScrollBar()->sizeHint().height());
}

int CodeView::restingPosition() const
{
    const int line = m_waiting.isEmpty() ? 0 : m_waiting.first();
    const int shown = viewport()->height() / lineHeight();
    return qBound(0, (line - shown / 2) * lineHeight(), verticalScrollBar()->maximum());
}

void CodeView::changeEvent(QEvent *event)
{
    QTextEdit::changeEvent(event);
    // A style sheet that is applied later brings its own font.
    if (event->type() == QEvent::StyleChange)
        layOut();
}

// QTextEdit keeps the height of lines in the blocks' formats.
void CodeView::layOut()
{
    document()->setDefaultFont(codeFont(m_compact));
    QTextBlockFormat lines;
    lines.setLineHeight(lineHeight(), QTextBlockFormat::FixedHeight);
    QTextCursor all(document());
    all.select(QTextCursor::Document);
    all.mergeBlockFormat(lines);
    QTextFrameFormat frame = document()->rootFrame()->frameFormat();
    frame.setLeftMargin(gutter());
    frame.setTopMargin(0);
    frame.setBottomMargin(0);
    frame.setRightMargin(padding);
    document()->rootFrame()->setFrameFormat(frame);
    viewport()->update();
}

QRect CodeView::lineRect(int line) const
{
    return { 0, line * lineHeight() - verticalScrollBar()->value(), viewport()->width(), lineHeight() };
}

void CodeView::paintEvent(QPaintEvent *event)
{
    {
        QPainter below(viewport());
        paintWaitingLine(below);
    }
    QTextEdit::paintEvent(event);
    QPainter above(viewport());
    paintNumbers(above);
    paintMeasured(above);
}

void CodeView::paintNumbers(QPainter &painter) const
{
    painter.setFont(theme::font(theme::Type::CodeSmall));
    painter.setPen(ink(Role::Faint));
    // Code that is scrolled sideways passes below the numbers.
    if (horizontalScrollBar()->value() > 0)
        painter.fillRect(0, 0, gutter() - padding, viewport()->height(), ink(Role::CodeFill));
    for (int line = 0; line < m_lines; ++line) {
        const QRect place = lineRect(line);
        if (place.bottom() >= 0 && place.top() < viewport()->height())
            painter.drawText(QRect(0, place.top(), gutter() - 16, place.height()),
                Qt::AlignRight | Qt::AlignVCenter, QString::number(line + 1));
    }
}

void CodeView::paintWaitingLine(QPainter &painter) const
{
    for (int line : m_waiting) {
        const QRect place = lineRect(line);
        const Role tint = !m_measured         ? Role::Hover
            : m_measured->role == Role::Stall ? Role::StallCode
                                              : Role::OkCode;
        painter.fillRect(place, ink(tint));
        painter.fillRect(QRect(place.left(), place.top(), barWidth, place.height()),
            ink(m_measured ? m_measured->role : Role::Outline));
    }
}

void CodeView::paintMeasured(QPainter &painter) const
{
    if (!m_measured || m_waiting.isEmpty())
        return;
    const QRect place = lineRect(m_waiting.first()).adjusted(0, 0, -padding, 0);
    const QFont strong = theme::font(theme::Type::LabelStrong);
    const QFont plain = theme::font(theme::Type::Label);
    const int wordsWidth = QFontMetrics(plain).horizontalAdvance(m_measured->words);
    const int strongWidth = qCeil(theme::figureWidth(strong, m_measured->strong));
    const int all = strongWidth + padding + wordsWidth;

    // Hides the end of a long line, which would run through the words.
    const Role tint = m_measured->role == Role::Stall ? Role::StallCode : Role::OkCode;
    painter.fillRect(QRect(place.right() - all - padding, place.top(), all + 2 * padding + 1, place.height()),
        theme::blended(ink(tint), ink(Role::CodeFill)));
    painter.setPen(ink(m_measured->role));
    painter.setFont(strong);
    theme::drawFigure(&painter, place.adjusted(0, 0, -wordsWidth - padding, 0),
        Qt::AlignRight | Qt::AlignVCenter, m_measured->strong);
    painter.setFont(plain);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, m_measured->words);
}

} // namespace thaw::gallery
