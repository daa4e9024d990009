// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/run_mark.h"
#include "charts/value_scale.h"
#include "recording/columns.h"

#include <vector>

namespace thaw::charts {

// What a chart shows, as plain values. ChartSetup stays, ChartFrame is one moment's picture.

struct Threshold {
    double value = 0;
    QString name; // after the figure: "stall"
    theme::Role role = theme::Role::Text;
};

struct ChartSetup {
    QString title; // "Loop lag, ms"
    ValueScale::Kind scale = ValueScale::Kind::Counts;
    QList<Threshold> thresholds;
    // Titles of the axes, for pictures that stand alone; empty on screen, where the title and
    // the last label say it.
    QString xTitle;
    QString yTitle;
};

// Series are told apart by more than their colour.
enum class Stroke { Solid, Dashed, Dotted, DashDotted };

struct Curve {
    static constexpr int textColour = -1;

    recording::Columns columns;
    base::Duration holds {}; // for how long a value stands; a longer silence is a gap
    Stroke stroke = Stroke::Solid;
    int series = 0; // its colour: theme::seriesColour(), or textColour
    QString label; // named at its right end unless empty
    QString value; // beside the label
};

struct Band {
    base::TimePoint begin;
    base::TimePoint end;
    QString length; // "1 003 ms"
    QString cause; // "blocked"
};

struct ChartFrame {
    base::TimePoint begin;
    base::TimePoint end;
    double begin_s = 0; // what the axis calls `begin`, −60 or 0, and `end`
    double end_s = 1;
    double greatest = 0; // of all values
    QString subtitle; // "last 60 s"
    QString note; // after it where there is room
    std::vector<Curve> curves;
    std::vector<Band> bands;
    QList<RunMark> marks;
};

} // namespace thaw::charts
