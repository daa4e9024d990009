// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gallery/run_table_delegate.h"

#include "gallery/run_table_model.h"
#include "gallery/run_table_text.h"
#include "gallery/verdict_mark.h"
#include "theme/figure_painter.h"
#include "theme/icon.h"
#include "theme/metrics.h"
#include "theme/theme.h"

#include <QPainter>

namespace thaw::gallery {

namespace {

using theme::Role;
using theme::Type;

constexpr int padding = theme::metrics::half; // as the heading's
constexpr int signGap = theme::metrics::unit;
constexpr int barOfRow = 3;
constexpr int leastBar = 2; // no stall still has a mark to start from

QColor ink(Role role)
{
    return theme::Theme::instance().colour(role);
}

RunVerdict verdictAt(const QModelIndex &index)
{
    return RunVerdict(index.data(RunTableModel::VerdictRole).toInt());
}

void paintGround(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, bool froze)
{
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, ink(Role::Selected));
    if (froze)
        painter->fillRect(option.rect, ink(Role::StallRow));
    painter->fillRect(
        QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), ink(Role::Hairline));
    if (froze && index.column() == 0)
        painter->fillRect(
            QRect(option.rect.left(), option.rect.top(), barOfRow, option.rect.height()), ink(Role::Stall));
}

struct Pen {
    Type type = Type::Body;
    Role role = Role::Text;
};

Pen penOf(int column, bool froze)
{
    switch (column) {
    case RunTableModel::Number:
        return { Type::Body, Role::Text };
    case RunTableModel::Strategy:
        return { Type::Name, Role::Title };
    case RunTableModel::Verdict:
        return { froze ? Type::Name : Type::Body, froze ? Role::Stall : Role::Title };
    case RunTableModel::LongestStall_ms:
        return { froze ? Type::Strong : Type::Body, froze ? Role::Stall : Role::Text };
    case RunTableModel::LagP50_ms:
    case RunTableModel::LagP99_ms:
    case RunTableModel::LagMax_ms:
        return { Type::Body, froze ? Role::Stall : Role::Title };
    case RunTableModel::StallsOver50ms:
        return { froze ? Type::Strong : Type::Body, froze ? Role::Stall : Role::Title };
    case RunTableModel::Time_ms:
    case RunTableModel::PeakThreads:
    case RunTableModel::Await:
        return { Type::Body, Role::Title };
    default:
        return {};
    }
}

// Returns what is left of the cell beside the sign.
QRect paintSign(QPainter *painter, QRect cell, RunVerdict verdict)
{
    const int size = theme::px(theme::metrics::icon);
    const VerdictMark mark = markOf(verdict);
    theme::paintIcon(painter, QRectF(cell.left(), cell.center().y() - size / 2 + 1, size, size), mark.icon,
        ink(mark.role));
    return cell.adjusted(size + signGap, 0, 0, 0);
}

void paintBar(QPainter *painter, const QRect &cell, const QModelIndex &index, bool froze)
{
    // The figure's room at the right is the same in every row, so that the bars compare.
    const int figures = theme::px(64);
    const QRect track(cell.left(), cell.center().y() - 3, cell.width() - figures, 8);
    if (track.width() < theme::px(24))
        return;
    const double scale_ms = index.data(RunTableModel::ScaleRole).toDouble();
    const double stall_ms = index.data(RunTableModel::ValueRole).toDouble();
    const int length = scale_ms > 0 ? qRound(track.width() * stall_ms / scale_ms) : 0;
    painter->fillRect(track, ink(Role::Hover));
    painter->fillRect(QRect(track.left(), track.top(), qMax(leastBar, length), track.height()),
        ink(froze ? Role::Stall : Role::Ok));
}

} // namespace

void RunTableDelegate::paint(
    QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool froze = verdictAt(index) == RunVerdict::Froze;
    paintGround(painter, option, index, froze);
    QRect cell = option.rect.adjusted(padding, 0, -padding, 0);
    if (index.column() == RunTableModel::Number)
        cell.adjust(padding, 0, 0, 0); // clear of the row's bar
    if (index.column() == RunTableModel::Verdict)
        cell = paintSign(painter, cell, verdictAt(index));
    if (index.column() == RunTableModel::LongestStall_ms)
        paintBar(painter, cell, index, froze);

    const Pen pen = penOf(index.column(), froze);
    painter->setFont(theme::font(pen.type));
    painter->setPen(ink(pen.role));
    const QString text = index.data(Qt::DisplayRole).toString();
    const auto alignment = index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    if (isFigureColumn(index.column()) || index.column() == RunTableModel::Number)
        theme::drawFigure(painter, cell, alignment, text);
    else
        painter->drawText(cell, int(alignment),
            QFontMetrics(painter->font()).elidedText(text, Qt::ElideRight, cell.width()));
}

} // namespace thaw::gallery
