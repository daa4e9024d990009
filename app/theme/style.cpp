// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/style.h"

#include "theme/icon.h"
#include "theme/metrics.h"
#include "theme/theme.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QWidget>

namespace thaw::theme {

namespace {

constexpr int ringWidth = 2;
constexpr int ringGap = 1;

QColor of(Role role)
{
    return Theme::instance().colour(role);
}

bool isFlat(const QWidget *widget)
{
    return widget && widget->property("kind") == QLatin1String("flat");
}

void drawBox(QPainter *painter, const QRect &rect, const QColor &fill, const QColor &outline, double radius)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(fill);
    painter->setPen(outline);
    painter->drawRoundedRect(QRectF(rect).adjusted(.5, .5, -.5, -.5), radius, radius);
    painter->restore();
}

void drawComboBox(const QStyleOptionComboBox &box, const QRect &arrowPlace, QPainter *painter, bool flat)
{
    const bool enabled = box.state & QStyle::State_Enabled;
    const bool hovered = enabled && (box.state & QStyle::State_MouseOver);
    if (!flat)
        drawBox(painter, box.rect, of(hovered ? Role::Hover : Role::Page),
            of(enabled ? Role::Outline : Role::Axis), metrics::radius);
    else if (hovered)
        drawBox(painter, box.rect, of(Role::Hover), of(Role::Hover), metrics::radius);
    QRectF arrow(0, 0, px(12), px(12));
    arrow.moveCenter(QRectF(arrowPlace).center());
    paintIcon(painter, arrow, QStringLiteral("down"), of(enabled ? Role::Text : Role::Outline));
}

void drawTick(const QStyleOption &box, QPainter *painter)
{
    const bool on = box.state & QStyle::State_On;
    const bool enabled = box.state & QStyle::State_Enabled;
    const Role outline = !enabled ? Role::Axis : on ? Role::Accent : Role::Outline;
    drawBox(painter, box.rect, of(on && enabled ? Role::Accent : Role::Page), of(outline), metrics::half);
    if (on)
        paintIcon(painter, QRectF(box.rect).adjusted(2, 2, -2, -2), QStringLiteral("check"),
            of(enabled ? Role::OnAccent : Role::Outline));
}

void drawRing(const QRect &rect, QPainter *painter)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(of(Role::Accent), ringWidth));
    painter->setBrush(Qt::NoBrush);
    const double inset = ringWidth / 2.;
    const double radius = metrics::radius + ringGap + inset;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
    painter->restore();
}

} // namespace

Style::Style()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
}

void Style::drawComplexControl(
    ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    if (control == CC_ComboBox && box)
        drawComboBox(
            *box, subControlRect(control, option, SC_ComboBoxArrow, widget), painter, isFlat(widget));
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void Style::drawControl(
    ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    if (element == CE_FocusFrame)
        drawRing(option->rect, painter);
    else
        QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawPrimitive(
    PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    if (element == PE_IndicatorCheckBox)
        drawTick(*option, painter);
    else if (element != PE_FrameFocusRect) // the ring shows it
        QProxyStyle::drawPrimitive(element, option, painter, widget);
}

QRect Style::subControlRect(
    ComplexControl control, const QStyleOptionComplex *option, SubControl part, const QWidget *widget) const
{
    if (control != CC_ComboBox || (part != SC_ComboBoxArrow && part != SC_ComboBoxEditField))
        return QProxyStyle::subControlRect(control, option, part, widget);
    const int arrow = px(24);
    const QRect &all = option->rect;
    const QRect rect = part == SC_ComboBoxArrow ? all.adjusted(all.width() - arrow, 0, 0, 0)
                                                : all.adjusted(metrics::unit, 1, -arrow, -1);
    return visualRect(option->direction, all, rect);
}

QSize Style::sizeFromContents(
    ContentsType type, const QStyleOption *option, const QSize &contents, const QWidget *widget) const
{
    if (type == CT_ComboBox)
        return QSize(contents.width() + 2 * metrics::unit + px(24), px(metrics::control));
    return QProxyStyle::sizeFromContents(type, option, contents, widget);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_FocusFrameHMargin:
    case PM_FocusFrameVMargin:
        return ringWidth + ringGap;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
        return px(metrics::icon);
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(
    StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *answer) const
{
    switch (hint) {
    case SH_ComboBox_Popup: // a list below the box, not a menu over it
        return 0;
    case SH_FocusFrame_AboveWidget:
        return 1;
    default:
        return QProxyStyle::styleHint(hint, option, widget, answer);
    }
}

} // namespace thaw::theme
