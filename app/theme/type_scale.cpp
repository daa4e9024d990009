// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/type_scale.h"

#include <QFontDatabase>
#include <QGuiApplication>

namespace thaw::theme {

namespace {

constexpr double drawnFor_px = 13;

double sizeInPx(const QFont &font)
{
    // A font has one of the two; 96 dpi is what Qt's logical pixel stands for.
    return font.pixelSize() > 0 ? font.pixelSize() : font.pointSizeF() * 96 / 72;
}

QString available(const QString &family, const QFont &fallback)
{
    return QFontDatabase::hasFamily(family) ? family : fallback.family();
}

const QString &textFamily()
{
    static const QString family = available(QStringLiteral("Inter"), QGuiApplication::font());
    return family;
}

const QString &codeFamily()
{
    static const QString family
        = available(QStringLiteral("JetBrains Mono"), QFontDatabase::systemFont(QFontDatabase::FixedFont));
    return family;
}

QFont sized(const QString &family, double px, QFont::Weight weight)
{
    QFont font(family);
    font.setPixelSize(qRound(px * scale()));
    font.setWeight(weight);
    return font;
}

QFont code(double px, QFont::Weight weight)
{
    QFont font = sized(codeFamily(), px, weight);
    font.setStyleHint(QFont::Monospace);
    font.setFixedPitch(true);
    return font;
}

} // namespace

double scale()
{
    static const double read = qMax(1.0, sizeInPx(QGuiApplication::font()) / drawnFor_px);
    return read;
}

QFont font(Type type)
{
    switch (type) {
    case Type::PageTitle:
        return sized(textFamily(), 20, QFont::DemiBold);
    case Type::Section:
        return sized(textFamily(), 14, QFont::DemiBold);
    case Type::Body:
        return sized(textFamily(), 13, QFont::Normal);
    case Type::Name:
        return sized(textFamily(), 13, QFont::Medium);
    case Type::Strong:
        return sized(textFamily(), 13, QFont::DemiBold);
    case Type::Label:
        return sized(textFamily(), 12, QFont::Normal);
    case Type::LabelStrong:
        return sized(textFamily(), 12, QFont::DemiBold);
    case Type::Vital:
        return sized(textFamily(), 16, QFont::DemiBold);
    case Type::Code:
        return code(13, QFont::Normal);
    case Type::CodeStrong:
        return code(13, QFont::Bold);
    case Type::CodeSmall:
        return code(12, QFont::Normal);
    }
    return QGuiApplication::font();
}

} // namespace thaw::theme
