// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/colours.h"

#include <array>
#include <cmath>

namespace thaw::theme {

namespace {

struct Pair {
    Role role;
    QRgb light;
    QRgb dark;
};

constexpr QRgb seen(QRgb colour, double opacity)
{
    return (colour & 0x00ffffffu) | (static_cast<QRgb>(opacity * 255 + 0.5) << 24);
}

constexpr QRgb lightStall = 0xffc2281d;
constexpr QRgb darkStall = 0xffff8f80;
constexpr QRgb lightOk = 0xff0b7a50;
constexpr QRgb darkOk = 0xff4fd3a0;

// In the order of Role. tst_colours measures the contrasts that they must have.
constexpr std::array<Pair, 26> colours { {
    { Role::Page, 0xffffffff, 0xff14171f },
    { Role::Side, 0xfff5f6f8, 0xff0f1218 },
    { Role::CodeFill, 0xfff5f6f8, 0xff1a1e27 },
    { Role::Hover, 0xffeceff3, 0xff222733 },
    { Role::Selected, 0xffe4eaf6, 0xff232c40 },
    { Role::Title, 0xff111827, 0xfff1f4f9 },
    { Role::Text, 0xff4b5565, 0xffa9b2c3 },
    { Role::Faint, 0xff626c7d, 0xff8791a5 },
    { Role::Outline, 0xff7f8899, 0xff6b7486 },
    { Role::Hairline, 0xffe2e5ea, 0xff262b36 },
    { Role::Grid, 0xffe9ecf1, 0xff262b36 },
    { Role::Axis, 0xffc3c9d4, 0xff3a4150 },
    { Role::Accent, 0xff2563eb, 0xff6ea8fe },
    { Role::OnAccent, 0xffffffff, 0xff0b1220 },
    { Role::Stall, lightStall, darkStall },
    { Role::Warn, 0xff8a5a00, 0xfff2c94c },
    { Role::Ok, lightOk, darkOk },
    { Role::StallRow, seen(lightStall, .07), seen(darkStall, .13) },
    { Role::StallCode, seen(lightStall, .10), seen(darkStall, .16) },
    { Role::StallBand, seen(lightStall, .16), seen(darkStall, .26) },
    { Role::OkCode, seen(lightOk, .06), seen(darkOk, .16) },
    { Role::CodeKeyword, 0xff8a2fb8, 0xffc39bff },
    { Role::CodeString, 0xff0b7a50, 0xff8fd6a8 },
    { Role::CodeType, 0xff0f6e84, 0xff6fd0e0 },
    { Role::CodeCall, 0xff1d4fc4, 0xff8db8ff },
    { Role::CodeNumber, 0xffb04a00, 0xffffb07a },
} };

constexpr bool inOrder()
{
    for (std::size_t i = 0; i < colours.size(); ++i) {
        if (static_cast<std::size_t>(colours[i].role) != i)
            return false;
    }
    return true;
}
static_assert(inOrder());

// The fifth light one is #a87403, since #ca8a04 has a contrast of 2.9 only.
constexpr std::array<QRgb, seriesColours> lightSeries { 0xff2563eb, 0xffe8590c, 0xff0d9488, 0xff9333ea,
    0xffa87403, 0xffdb2777 };
constexpr std::array<QRgb, seriesColours> darkSeries { 0xff6ea8fe, 0xffff9f5a, 0xff3dd6c0, 0xffc39bff,
    0xfff2c94c, 0xffff7eb6 };

// Source: WCAG 2.2, definition of relative luminance.
double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &c)
{
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

} // namespace

QColor colour(Role role, Scheme scheme)
{
    const Pair &pair = colours[static_cast<std::size_t>(role)];
    return QColor::fromRgba(scheme == Scheme::Light ? pair.light : pair.dark);
}

QColor seriesColour(int n, Scheme scheme)
{
    const auto i = static_cast<std::size_t>(n % seriesColours);
    return QColor::fromRgba(scheme == Scheme::Light ? lightSeries[i] : darkSeries[i]);
}

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor blended(const QColor &top, const QColor &ground)
{
    const float a = top.alphaF();
    const auto mix = [a](float t, float g) { return t * a + g * (1 - a); };
    return QColor::fromRgbF(
        mix(top.redF(), ground.redF()), mix(top.greenF(), ground.greenF()), mix(top.blueF(), ground.blueF()));
}

} // namespace thaw::theme
